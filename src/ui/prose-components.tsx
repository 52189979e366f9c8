import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * A link in running text. One to a page of the site goes by the router, so that the world's clock goes on; one to an
 * instant loads the page again, so that it shows that instant whatever was chosen before.
 */
function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return /^\/[^?]*$/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

const COMPONENTS = { a: ProseLink } as const;

/** What compiled Markdown renders its elements with; the compiler imports it by this name. */
export function useMDXComponents(): typeof COMPONENTS {
  return COMPONENTS;
}
