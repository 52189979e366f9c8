/** Summarises a filter that is collapsed: `all tags`, or `NET, OK`. */
export function filterText(words: readonly string[], all: string): string {
  return words.length === 0 ? all : words.join(', ');
}
