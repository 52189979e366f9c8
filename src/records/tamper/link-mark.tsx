/** Link of the chain: closed if it holds, apart with a cross if it does not, dashed if it was not checked. */
export function LinkMark({ state }: { state: 'holds' | 'broken' | 'unchecked' }) {
  return (
    <svg className="tamper-mark" data-state={state} viewBox="0 0 24 32" aria-hidden="true">
      {state === 'broken' ? (
        <path d="M12 0v6M12 26v6M6 10l12 12M18 10L6 22" />
      ) : (
        <path d="M12 0v8M12 24v8M12 8a5 5 0 0 1 5 5v6a5 5 0 0 1-10 0v-6a5 5 0 0 1 5-5Z" />
      )}
    </svg>
  );
}
