/// <reference types="vite/client" />

declare module '*.md' {
  const Text: import('react').ComponentType;
  export default Text;
}

declare module 'virtual:tokens.css';
