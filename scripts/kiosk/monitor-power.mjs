import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds that a command may take. */
const COMMAND_MS = 5_000;

/** Milliseconds after which a monitor that something woke is switched off again, and a failed command is repeated. */
const AGAIN_MS = 60_000;

/**
 * Runs a command, and returns its output and whether it succeeded; never rejects.
 * @typedef {(command: string, args: readonly string[]) => Promise<{ done: boolean, reply: string }>} Run
 */

/**
 * Switches a monitor; resolves with the reason of a failure, or undefined.
 * @typedef {(run: Run, off: boolean) => Promise<string | undefined>} Switch
 */

/** Tools that switch a monitor. */
export const WAYS = /** @type {const} */ (['xset', 'wlr-randr', 'cec-ctl']);

/** @typedef {typeof WAYS[number]} Way */

/** First line of a command's output. @param {string} reply */
const firstLine = (reply) => reply.trim().split('\n')[0] || 'it failed';

/**
 * Switches by X, which ends successfully even if it cannot, so that it is asked for the monitor's state.
 * @type {Switch}
 */
async function byX(run, off) {
  if (!off) {
    const { done, reply } = await run('xset', ['dpms', 'force', 'on', 's', 'off', 's', 'noblank', '-dpms']);
    return done ? undefined : firstLine(reply);
  }
  // Without the timers of DPMS, only the launcher's next turn switches it off again.
  await run('xset', ['dpms', '0', '0', '0', 'dpms', 'force', 'off']);
  const { reply } = await run('xset', ['q']);
  if (/Monitor is Off/.test(reply)) return undefined;
  return /not have the DPMS/.test(reply) ? 'this X server has no DPMS' : 'the monitor stays on';
}

/** Switches every output of a wlroots compositor, such as cage. @type {Switch} */
async function byWlroots(run, off) {
  const { reply } = await run('wlr-randr', []);
  const outputs = [...reply.matchAll(/^(\S+) "/gm)].map(([, name]) => name ?? '');
  if (outputs.length === 0) return firstLine(reply);
  for (const output of outputs) {
    const switched = await run('wlr-randr', ['--output', output, off ? '--off' : '--on']);
    if (!switched.done) return firstLine(switched.reply);
  }
  return undefined;
}

/** Switches a television on HDMI: its logical address is 0. @type {Switch} */
async function byCec(run, off) {
  const { done, reply } = await run('cec-ctl', [
    ...['--skip-info', '--playback', '--to', '0', off ? '--standby' : '--image-view-on'],
  ]);
  return done ? undefined : firstLine(reply);
}

/** @type {Readonly<Record<Way, Switch>>} */
const SWITCHES = { xset: byX, 'wlr-randr': byWlroots, 'cec-ctl': byCec };

/**
 * Tool for this machine: the one that is named; else CEC if there is a device for it, and otherwise that of the
 * display.
 * @param {Way | 'auto'} wish
 * @param {boolean} wayland
 * @param {(path: string) => boolean} [exists]
 * @returns {Way | undefined} undefined if it is not installed
 */
export function wayFor(wish, wayland, exists = existsSync) {
  const installed = (/** @type {Way} */ way) =>
    ['/usr/bin', '/usr/local/bin'].some((folder) => exists(join(folder, way)));
  if (wish !== 'auto') return installed(wish) ? wish : undefined;
  if (exists('/dev/cec0') && installed('cec-ctl')) return 'cec-ctl';
  const way = wayland ? 'wlr-randr' : 'xset';
  return installed(way) ? way : undefined;
}

/** Returns a runner of this machine's commands. @param {NodeJS.ProcessEnv} env @returns {Run} */
export const runIn = (env) => (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { env, timeout: COMMAND_MS }, (error, out, errors) => {
      const [first, second] = error === null ? [out, errors] : [errors, out];
      resolve({ done: error === null, reply: first.trim() || second.trim() || (error?.message ?? '') });
    });
  });

/** @typedef {{ isOff(): boolean, keep(off: boolean): Promise<void> }} MonitorPower */

/**
 * Power of the monitor of a screen, which is off only while it is kept off.
 * @param {Way} way
 * @param {Run} run
 * @param {(event: string, detail?: string) => void} log
 * @param {() => Promise<boolean>} othersClosed true if every other screen that the tool would switch too is outside its
 * hours
 * @param {() => number} [now] milliseconds of a clock that never goes back
 * @returns {MonitorPower} `keep` is called at each look; it never rejects
 */
export function monitorPowerOf(way, run, log, othersClosed, now = () => performance.now()) {
  /**
   * State of the monitor; undefined while it is unknown: until it was switched, because an earlier launcher may have
   * left it off, and after a failure.
   * @type {boolean | undefined}
   */
  let isOff;
  let isSaidOff = false;
  let failure = '';
  let tried = { off: false, at: Number.NEGATIVE_INFINITY };
  return {
    isOff: () => isOff === true,
    async keep(off) {
      const goes = off && (await othersClosed());
      const isOn = isOff === false;
      const isRecent = goes === tried.off && now() - tried.at < AGAIN_MS;
      if (isRecent || (isOn && !goes)) return;
      tried = { off: goes, at: now() };
      const why = (await SWITCHES[way](run, goes)) ?? '';
      const to = goes ? 'off' : 'on';
      if (why !== '' && why !== failure) log('failed', `The panel cannot be switched ${to} by ${way}: ${why}`);
      failure = why;
      isOff = why === '' ? goes : undefined;
      if (why !== '' || goes === isSaidOff) return;
      log(`panel-${to}`, way);
      isSaidOff = goes;
    },
  };
}

/** A monitor that stays as it is. @type {MonitorPower} */
export const LEFT_ON = { isOff: () => false, keep: async () => undefined };
