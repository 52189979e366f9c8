import { readPages } from './page';
import { readingGrade, sentencesOf, wordCount, wordsOf } from './sentences';

const HEADINGS = ['page', 'words', 'sentences', 'longest', 'grade'];

/** A line a page: words, sentences, words of the longest sentence, Flesch-Kincaid grade. */
export function proseTable(): string {
  const rows = readPages().map((page) => {
    const sentences = sentencesOf(page);
    const longest = sentences.reduce((most, sentence) => Math.max(most, wordsOf(sentence).length), 0);
    return [page.path, wordCount(page), sentences.length, longest, readingGrade(sentences).toFixed(1)].map(String);
  });
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => table.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0));
  return table
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}
