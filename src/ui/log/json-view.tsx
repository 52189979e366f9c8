import { useEffect, useRef } from 'react';

/** Most records of a log as JSON. */
export const MOST_JSON = 120;

/** The newest records as JSON. The text does not change while it has focus, so that it can be selected. */
export function JsonView({ label, rows }: { label: string; rows: readonly unknown[] }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const newest = rows.slice(0, MOST_JSON);
  useEffect(() => {
    const element = area.current;
    if (!element || element === document.activeElement) return;
    const text = JSON.stringify(newest, null, 2);
    if (element.value !== text) element.value = text;
  });
  return (
    <div className="log-rows">
      <textarea
        ref={area}
        className="log-list log-json"
        aria-label={`${label} as JSON, the newest ${MOST_JSON} at most`}
        readOnly
        spellCheck={false}
        wrap="off"
      />
    </div>
  );
}
