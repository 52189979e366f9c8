/// <reference types="vite/client" />

declare module '*.md' {
  const Text: import('./content/document').Prose['default'];
  export default Text;
  export const headings: import('./content/document').Prose['headings'];
}

declare module 'virtual:tokens.css';

declare module 'virtual:capsule' {
  const published: import('./capsule/published').Published;
  export default published;
}
