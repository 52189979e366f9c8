import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * A link in running text. A link to a page of the site goes through the router, so that the world's clock goes on; one
 * to an instant reloads the page, so that it shows that instant whatever was chosen before.
 */
function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} reloadDocument={href.includes('?')} {...rest} />;
}

const COMPONENTS = { a: ProseLink } as const;

/** Returns the components of compiled Markdown; the compiler imports the function by this name. */
export function useMDXComponents(): typeof COMPONENTS {
  return COMPONENTS;
}
