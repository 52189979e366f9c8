/**
 * Returns some of `words`, in their order: the chosen ones, with `word` among them if it was not and without it if it
 * was.
 */
export const toggled = <W>(chosen: readonly W[], word: W, words: readonly W[]): W[] =>
  words.filter((each) => chosen.includes(each) !== (each === word));
