// / <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the pages of this build have the browser keep the site; false in development. */
  readonly VITE_WORKER?: boolean;
}

declare module '*.md' {
  const Text: import('./content/document').Prose['default'];
  export default Text;
  export const headings: import('./content/document').Prose['headings'];
}

declare module 'virtual:tokens.css';

declare module 'virtual:dashboard-ids' {
  const ids: readonly import('./dashboards/ids').DashboardId[];
  export default ids;
}

declare module 'virtual:capsule' {
  const published: import('./records/capsule/verdict').Published;
  export default published;
}
