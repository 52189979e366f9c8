import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { browserTime } from '../src/clock/time-source';
import { showSection, useChildSession, VisitSessionProvider } from '../src/kiosk/page/session/child-session';
import type { Session } from '../src/session/session';
import { useSession } from '../src/session/use-session';

/** Session that a part of the page sees inside a visit, or around it. */
function sessionInside(inVisit: boolean): Session {
  let result: Session | undefined;
  const Part = () => {
    result = useSession();
    return null;
  };
  renderToString(inVisit ? <VisitSessionProvider time={browserTime}>{<Part />}</VisitSessionProvider> : <Part />);
  if (!result) throw new Error('Nothing was rendered.');
  return result;
}

test('each visitor of a kiosk has a session of their own, and the show’s stays as it is', () => {
  const around = sessionInside(false);
  const first = sessionInside(true);
  const before = around.view;
  expect(first.view).toEqual(before);
  first.change({ zone: 'local', incident: 'req-0a1b2c3d', comparison: { kind: 'earlier', hours: 24 }, retention: 60 });
  first.pointed.point('pointer', 1);
  first.clock.pauseAt(1);
  const second = sessionInside(true);
  expect(second.view).toEqual(before);
  expect(around.view).toEqual(before);
  expect([second.pointed.value, around.pointed.value]).toEqual([undefined, undefined]);
  expect(new Set([around.clock, first.clock, second.clock]).size).toBe(3);
});

test('a child session is made once, and not by a function that is another at each render', () => {
  const outside = vi.fn((parent: Session) => parent.child({}));
  const Part = ({ isInside }: { isInside: boolean }) => {
    const [isAgain, setAgain] = useState(false);
    useChildSession(isInside ? (parent) => outside(parent) : outside, {});
    if (!isAgain) setAgain(true);
    return null;
  };
  renderToString(<Part isInside={false} />);
  expect(outside).toHaveBeenCalledTimes(1);
  expect(() => renderToString(<Part isInside />)).toThrow('Too many re-renders');
});

test.each([
  ['#now', 'now'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
])('the section of %s is scrolled to', (hash, id) => {
  const element = { scrollIntoView: vi.fn() };
  vi.stubGlobal('document', { getElementById: (name: string) => (name === id ? element : null) });
  showSection(hash);
  vi.unstubAllGlobals();
  expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
});
