import { type ReactNode, useEffect, useRef, useState } from 'react';
import { startTimer } from '../clock/timers';
import { announce } from '../ui/announcer';
import './loading.css';

/** Milliseconds of loading after which the visitor is told. */
const PATIENCE_MS = 1_000;

/** Notice at the foot of the window that a page or panel is still loading after a second. */
export function SlowNotice({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => startTimer(PATIENCE_MS, () => setIsShown(true)), []);
  useEffect(() => {
    if (isShown) announce(text.current?.textContent ?? '');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={text} className="slow-notice">
      {children}
    </p>
  );
}
