// Tries a kiosk for hours, as at a booth: `npm run kiosk:trials -- --help`. docs/kiosk.md has what was found.
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run kiosk:trials -- <trial> [options]

  hours [--minutes 120] [--every 31] [--show ADDRESS] [--folder dist] [--out .cache/kiosk/hours.jsonl]
        a show of twelve items in a headless browser; one line of JSON with its counts every so many seconds
  days  the same for eight simulated days in sixteen minutes
  slopes FILE [--after 20]
        hourly growth of each count in such a file after that minute, with its 95% interval
  faults [--times 5] [--minutes 60] [--only NAME]... [--size 1920x1080] [--out .cache/kiosk/faults.json]
        every fault on three screens of that size under Xvfb, so many times each; continues where the file ends. Needs root
  legibility [--folder dist] [--out .cache/kiosk/legibility]
        the smallest and the faintest text at three metres on three sizes of screen; writes pictures of all items into that folder
  usage [--seconds 60] [--size 1920x1080]
        processors and memory that one screen takes, during the show and outside opening hours. Needs root
  cut-off [--times 5] [--size 1920x1080] [--out .cache/kiosk/cut-off]
        the archive of --pack in an empty folder without any network; writes pictures into that folder. Needs root and ImageMagick`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    times: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '60' },
    size: { type: 'string', default: '1920x1080' },
    every: { type: 'string' },
    after: { type: 'string', default: '20' },
    show: { type: 'string' },
    folder: { type: 'string', default: 'dist' },
    out: { type: 'string' },
    chromium: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const [trial, file] = positionals;

async function chromiumPath() {
  const { findChromium } = await import('./kiosk/browser.mjs');
  const chromium = findChromium(values.chromium);
  if (!chromium) throw new Error('No Chromium is found; install one, or name it with --chromium.');
  return chromium;
}

if (trial === 'hours' || trial === 'days') {
  const { endure } = await import('./kiosk-trials/endurance.mjs');
  const { EIGHT_DAYS, TWO_HOURS } = await import('./kiosk-trials/shows.mjs');
  const usual = trial === 'days' ? EIGHT_DAYS(Date.now()) : TWO_HOURS;
  const { folder, out = `.cache/kiosk/${trial}.jsonl` } = values;
  const { show = usual.show, minutes = usual.minutes, every = usual.every } = values;
  const chromium = await chromiumPath();
  await endure({ chromium, folder, out, show, minutes: Number(minutes), every: Number(every) });
} else if (trial === 'slopes' && file) {
  const { growth } = await import('./kiosk-trials/growth.mjs');
  console.log((await growth(file, Number(values.after))).join('\n'));
} else if (trial === 'faults') {
  const { tryFaults } = await import('./kiosk-trials/repairs.mjs');
  const { out = '.cache/kiosk/faults.json', minutes = 60, times, only = [], size } = values;
  const [width = 1920, height = 1080] = size.split('x').map(Number);
  const done = await tryFaults({ times: Number(times), minutes: Number(minutes), only, width, height, out });
  process.exitCode = done ? 0 : 1;
} else if (trial === 'legibility') {
  const { legibility } = await import('./kiosk-trials/legibility.mjs');
  const { folder, out = '.cache/kiosk/legibility' } = values;
  console.log(JSON.stringify(await legibility({ chromium: await chromiumPath(), folder, out }), null, 2));
} else if (trial === 'usage') {
  const { usage } = await import('./kiosk-trials/usage.mjs');
  const [width = 1920, height = 1080] = values.size.split('x').map(Number);
  console.log(JSON.stringify(await usage({ seconds: Number(values.seconds), width, height }), null, 2));
} else if (trial === 'cut-off') {
  const { cutOff } = await import('./kiosk-trials/cut-off.mjs');
  const [width = 1920, height = 1080] = values.size.split('x').map(Number);
  const { out = '.cache/kiosk/cut-off', times } = values;
  console.log(JSON.stringify(await cutOff({ times: Number(times), width, height, out }), null, 2));
} else {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
}
