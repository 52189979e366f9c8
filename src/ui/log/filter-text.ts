/** The words that a visitor chose, as they are said beside a filter that is folded: `all tags`, or `NET, OK`. */
export function filterText(words: readonly string[], all: string): string {
  return words.length === 0 ? all : words.join(', ');
}
