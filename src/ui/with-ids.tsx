/** Ids such as `inc-qdsa8-ad`, in which a line may not end. */
const IDS = /(\b(?:inc|req)-[\w-]*\w)/;

/** A sentence whose ids are each kept on one line. */
export function WithIds({ text }: { text: string }) {
  return text.split(IDS).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no names but their places.
      <span key={i} className="id">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
