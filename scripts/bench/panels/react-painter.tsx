import './react.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Cores } from '../dom/cores';
import { History } from '../dom/history';
import { Interlocks } from '../dom/interlocks';
import { Mesh } from '../dom/mesh';
import { Rollback } from '../dom/rollback';
import { Throughput } from '../dom/throughput';
import { Utilisation } from '../dom/utilisation';
import type { PanelPainter } from './painter';
import type { DrawnId } from './panels';

const PANELS = {
  cores: Cores,
  throughput: Throughput,
  mesh: Mesh,
  history: History,
  utilisation: Utilisation,
  rollback: Rollback,
  interlocks: Interlocks,
} as Record<DrawnId, ComponentType<{ state: unknown }>>;

/** The panel as React elements, rendered with each state; the browser moves them between states. */
export function reactPainter(host: HTMLElement, id: DrawnId): PanelPainter {
  const root = createRoot(host);
  const Panel = PANELS[id];
  let runs = 0;
  let draws = 0;
  return {
    ready: true,
    get draws() {
      return draws;
    },
    restart() {
      runs += 1;
    },
    update(state) {
      draws += 1;
      flushSync(() => root.render(<Panel key={runs} state={state} />));
    },
    draw: () => Number.POSITIVE_INFINITY,
  };
}
