import { browserTime } from '../../../clock/time-source';
import { isSoftware, rendererName } from '../../../plot/surface/software';
import { grouped } from '../../../sim/words/units';
import { readHeap } from '../../heap';

/** One requirement of a kiosk, and whether the computer meets it. */
export interface KioskCheck {
  readonly name: string;
  readonly isFine: boolean;
  readonly finding: string;
}

/** Returns the name of the graphics device; undefined if there is no WebGL. */
function gpu(): string | undefined {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return undefined;
  const name = rendererName(context);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

function graphics(): KioskCheck {
  const name = gpu();
  if (name === undefined)
    return { name: 'Graphics', isFine: false, finding: 'No WebGL: the panels are drawn by the CPU, slowly' };
  const soft = isSoftware(name);
  return { name: 'Graphics', isFine: !soft, finding: soft ? `${name}: software rendering, slow` : name };
}

async function wakeLock(): Promise<KioskCheck> {
  const name = 'Keeping the screen on';
  try {
    if (!('wakeLock' in navigator)) throw new Error('no wake lock');
    await (await navigator.wakeLock.request('screen')).release();
    return { name, isFine: true, finding: 'The page can keep the screen on' };
  } catch {
    return {
      name,
      isFine: false,
      finding: 'The screen may switch itself off: turn off screen blanking in the system settings',
    };
  }
}

/** True if the browser stores a page's values. */
function stores(): boolean {
  try {
    localStorage.setItem('northwall.check', '');
    localStorage.removeItem('northwall.check');
    return true;
  } catch {
    return false;
  }
}

function storage(): KioskCheck {
  const isFine = stores();
  return {
    name: 'Storage',
    isFine,
    finding: isFine
      ? 'The record of restarts and errors is kept'
      : 'Blocked: the record of restarts and errors is lost at each reload',
  };
}

/** Checks the computer for its use by the show. */
export async function checkComputer(): Promise<readonly KioskCheck[]> {
  const memory = readHeap();
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' }).format(browserTime.now());
  const pixels = `${Math.round(innerWidth * devicePixelRatio)} × ${Math.round(innerHeight * devicePixelRatio)}`;
  return [
    graphics(),
    await wakeLock(),
    { name: 'Clock', isFine: true, finding: clock },
    storage(),
    { name: 'Window', isFine: true, finding: `${pixels} px, pixel ratio ${devicePixelRatio}` },
    {
      name: 'Memory',
      isFine: true,
      finding: memory
        ? `Up to ${grouped(Math.round(memory.limit / 1e6))} MB for this page`
        : 'Not reported by this browser',
    },
  ];
}
