/** Characters that a drawing can write: printable ASCII, the minus sign and the apostrophe. */
export const CHARACTERS: readonly string[] = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '−',
  '’',
];
