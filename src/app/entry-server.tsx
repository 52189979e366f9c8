import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ADDRESSES, BRAND } from '../content/brand';
import { type CaseList, listCases } from '../qa/cases';
import { listPairs, type PairList } from '../qa/pairs';
import type { PagePath } from '../session/address/write';
import { type HeadTags, headTags } from './head';
import type { RouteHandle } from './route-handle';
import { KIOSK_PATHS, ROUTES, routes } from './routes';

/** A page as the build writes it. */
export interface Rendered {
  readonly html: string;
  readonly head: HeadTags;
  /** Name of the page for the client: its canonical path, or `404`. */
  readonly page: string;
  readonly modules: readonly string[];
}

/** Origin of the site in its absolute addresses. */
export const origin: string = BRAND.origin;

/** Contact in `security.txt`. */
export const securityContact: string = ADDRESSES.security;

/** The path under which the site is served, without a slash at its end. */
const BASE = import.meta.env.BASE_URL.slice(0, -1);

export const pagePaths: readonly PagePath[] = ROUTES.map(({ path }) => path);

/** Paths of pages that are built but in none of the site's lists. */
export const unlistedPaths: readonly PagePath[] = KIOSK_PATHS;

/** Returns all pages, and all cases of panels, that tests photograph. */
export const cases = (): CaseList => listCases(pagePaths);

/** Returns pairs of pictures on which a tool for comparisons can be tried. */
export const pairs = (): PairList => listPairs();

/** Renders the page at `path`; the 404 page for a path without a route. Throws if the page throws. */
export async function render(path: string): Promise<Rendered> {
  const handler = createStaticHandler(routes, { basename: BASE || '/' });
  const context = await handler.query(new Request(new URL(BASE + path, BRAND.origin)));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // Larger boundaries would be streamed by inline scripts, which the content security policy forbids.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const handle = context.matches.at(-1)?.route.handle as RouteHandle;
  return {
    html: await new Response(prelude).text(),
    head: headTags(handle),
    page: handle.canonicalPath ?? '404',
    modules: handle.modules,
  };
}
