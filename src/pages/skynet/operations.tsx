import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { FLOOR, RAIL } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { FoldedPanel } from '../../panel/folded-panel';
import { MovingPanel, PanelMotion } from '../../panel/motion/moving';
import { Panel } from '../../panel/panel';
import { usePageAddress } from '../../session/address/page-route';
import { FOLDED_INITIALLY } from '../../session/address/parameters';
import { useSession, useView } from '../../session/use-session';
import { narrowerThan } from '../../theme/breakpoints';
import { useMedia } from '../../ui/media';
import './operations.css';

/** Id of the drawing that leads. */
const OPENING: DashboardId = 'forks';

/** Media query under which panels fold. */
export const NARROW = `screen and ${narrowerThan('tablet')}`;

/** Folded panels; a link to one opens it. The keyboard stays with the panel that was folded or opened. */
function useFolds(floor: RefObject<HTMLElement | null>) {
  const narrow = useMedia(NARROW);
  const { hash } = usePageAddress();
  const session = useSession();
  const folded = useView((view) => view.folded) ?? FOLDED_INITIALLY;
  const changed = useRef<DashboardId>(undefined);
  const set = (id: DashboardId, fold: boolean) =>
    session.change({ folded: [...folded.filter((each) => each !== id), ...(fold ? [id] : [])] });
  const openNamed = useEffectEvent((name: string) => {
    const id = folded.find((each) => `#${each}` === name);
    if (id) set(id, false);
  });
  useEffect(() => {
    if (narrow) openNamed(hash);
  }, [narrow, hash]);
  useEffect(() => {
    if (!changed.current) return;
    floor.current?.querySelector<HTMLElement>(`#${changed.current} .panel-fold`)?.focus({ preventScroll: true });
    changed.current = undefined;
  });
  const setByHand = (id: DashboardId, fold: boolean) => {
    changed.current = id;
    set(id, fold);
  };
  return { narrow, folded: narrow ? folded : [], set: setByHand };
}

interface OperationsProps {
  readonly hidden: readonly DashboardId[];
  /** Element of the whole floor, which bears the traces of the newest incident. */
  readonly floor: RefObject<HTMLElement | null>;
}

/** Operations floor: the forks, the other drawings below them, and the logs. */
export function Operations({ hidden, floor }: OperationsProps) {
  const isShown = (id: DashboardId) => !hidden.includes(id);
  const logs = RAIL.filter(isShown);
  const models = [OPENING, ...FLOOR, ...RAIL]
    .filter(isShown)
    .map((id) => `${id} ${dashboards[id].version}`)
    .join(', ');
  const { narrow, folded, set } = useFolds(floor);
  const arrangement = [...hidden, ...folded].join();
  const panel = (id: DashboardId) =>
    folded.includes(id) ? (
      <FoldedPanel key={id} dashboard={dashboards[id]} open={() => set(id, false)} />
    ) : (
      <Panel
        key={id}
        dashboard={dashboards[id]}
        motion={{ Element: MovingPanel, arrangement }}
        // Seen once for all, below them.
        isFooterHidden
        {...(narrow && { fold: () => set(id, true) })}
      />
    );
  return (
    <section ref={floor} className="operations stack" aria-label="Operations">
      <PanelMotion>
        {panel(OPENING)}
        <div className="operations-floor">{FLOOR.filter(isShown).map(panel)}</div>
        {logs.length > 0 && <div className="operations-rail">{logs.map(panel)}</div>}
      </PanelMotion>
      <p className="operations-footer fine" aria-hidden="true">
        {`Simulated by the models ${models}`}
      </p>
    </section>
  );
}
