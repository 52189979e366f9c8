import { statSync } from 'node:fs';
import { APPLYING, ROLES } from '../../../src/content/careers';
import { EXECUTIVE_TABS } from '../../../src/content/executive';
import { byMonth, EXPOS } from '../../../src/content/expos';
import { REGIONS } from '../../../src/content/expos/expo';
import { expoState } from '../../../src/content/expos/state';
import { TIMELINE } from '../../../src/content/timeline';
import { RELEASE } from '../../../src/records/capsule/release';
import { browser, fields, holds, htmlOf, linkTo, text, value } from './requirement';

const DESCRIPTIVE = [
  '/research',
  '/edge-robotics',
  '/neuromorphic',
  '/containment',
  '/security',
  '/transparency',
  '/ethics',
];

/** Requirements on home and the pages of text. */
export const PAGES = [
  text('home', '/', 'Northwall', 'Mission', 'Focus Areas', 'Security by Design', 'Operational Snapshots'),
  holds('call to action of the home page', '/', 'leads to `/skynet`', async () =>
    linkTo('/skynet', 'button-primary').test(await htmlOf('/')),
  ),
  text('/skynet', '/skynet', 'Skynet Initiative'),
  holds(
    'descriptive pages',
    'src/content/pages',
    `text and lists: ${DESCRIPTIVE.map((path) => `\`${path}\``).join(', ')}`,
    async () => {
      const pages = await Promise.all(DESCRIPTIVE.map(htmlOf));
      return pages.every((html) => /<main[\s\S]*<p[ >][\s\S]*<(?:ul|ol)[ >][\s\S]*<\/main>/.test(html));
    },
  ),
  holds('Show/Hide Stream', '/security', 'on some of them', async () =>
    (await htmlOf('/security')).includes('Hide Stream'),
  ),
];

/** Requirements on the page of open roles. */
export const CAREERS = [
  value(
    'roles',
    'src/content/careers.ts',
    ['Senior Neuromorphic Architect', 'Robotics Safety Engineer', 'Secure Systems Engineer', 'Simulation Scientist'],
    () => ROLES.map(({ title }) => title),
  ),
  holds('job card', 'src/content/careers.ts', '`title`, `tags`, `blurb`', () =>
    ROLES.every(({ title, tags, blurb }) => title && tags.length > 0 && blurb),
  ),
  browser('Apply', 'e2e/careers.spec.ts', 'a button on each card, which opens the guidance'),
  value(
    'guidance',
    'src/content/careers.ts',
    'Direct applications are not accepted on this site. Please use a government defence or cleared talent portal instead.',
    () => APPLYING.statement,
  ),
];

/** Requirements on the company's dates and on the executive page. */
export const TIMELINE_AND_EXECUTIVE = [
  value('milestones', 'src/content/timeline.ts', [1997, 2004, 2012, 2023, 2025], () =>
    TIMELINE.map(({ year }) => year),
  ),
  fields('timeline item', 'src/content/timeline.ts', 'year title detail', () => TIMELINE[0]),
  value(
    'executive tabs',
    'src/content/executive.ts',
    ['Strategy', 'Capability Stack', 'Governance', 'Leadership', 'Engagement 2025'],
    () => EXECUTIVE_TABS.map(({ label }) => label),
  ),
  browser('keys of the tabs', 'e2e/executive.spec.ts', 'arrow keys, Home and End move between them'),
  browser('selected tab', 'e2e/executive.spec.ts', 'persists in local storage'),
];

/** Requirements on the page of exhibitions. */
export const EXHIBITIONS = [
  text(
    'words',
    '/expos',
    'Events',
    '2025 Defence & Aerospace Engagements',
    'plans its presence',
    'global defence and aerospace exhibitions',
    'analysis target',
    'Past events are struck through',
  ),
  value(
    'events',
    'src/content/expos.ts',
    [47, '2025-01', '2025-12'],
    () => {
      const days = EXPOS.map(({ start }) => start).sort();
      return [days.length, days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
    },
    '47, from January to December 2025',
  ),
  holds(
    'an event',
    'src/content/expos/expo.ts',
    'name, optional short name, start date, end date, month, region, city, focus',
    () =>
      EXPOS.every(
        ({ name, start, end, month, region, city, focus }) => name && start <= end && month && region && city && focus,
      ),
  ),
  holds('order', 'src/content/expos.ts', 'months by their first event, events within a month by start date', () => {
    const months = byMonth(EXPOS).map(({ expos }) => expos.map(({ start }) => start));
    return months.flat().every((start, i, all) => start >= (all[i - 1] ?? ''));
  }),
  value(
    'regions',
    'src/content/expos/expo.ts',
    ['Asia', 'Asia-Pacific', 'Europe', 'Middle East', 'North America', 'South America'],
    () => [...REGIONS].sort(),
  ),
  holds('state', 'src/content/expos/state.ts', 'upcoming, in progress, or past once its end date is before now', () =>
    EXPOS.every(
      (expo) =>
        expoState(expo, Date.UTC(2026, 0, 3)) === 'past' && expoState(expo, Date.UTC(2024, 11, 1)) === 'upcoming',
    ),
  ),
  browser(
    'shown of each',
    'e2e/expos.spec.ts',
    'name, date range (day and short month), city and region, focus; under its month’s heading',
  ),
  browser('past events', 'e2e/expos.spec.ts', 'marked past, the name struck through'),
];

/** Requirements on the capsule, its page and the check of a file. */
export const CAPSULE = [
  text(
    'sections',
    '/skynet-base-layer',
    ...['Skynet Node Initialization Capsule', 'Purpose', 'File Integrity', 'Supported Hardware'],
    ...['Secure Boot and Attestation Flow', 'Installation', 'Operational Notes', 'Support and Licensing'],
  ),
  text(
    'licence',
    '/skynet-base-layer',
    'Use beyond evaluation requires an executed enterprise license agreement and hardware attestation.',
  ),
  text('minimum hardware', '/skynet-base-layer', '8 cores', '32 GB of RAM', '2 accelerators', 'TPM 2.0', 'Secure Boot'),
  text('network egress', '/skynet-base-layer', '443/TCP', '7841/TCP', '7842/UDP'),
  text('periods', '/skynet-base-layer', 'Certificate rotation every 24 h', 'Local log retention 2 h'),
  value('version', 'src/records/capsule/release.ts', '0.12.03384', () => RELEASE.version),
  holds(
    'file',
    'src/records/capsule/release.ts',
    'a plain link to a .caps file under `/baselayer/`',
    async () =>
      /^\/baselayer\/[\w.-]+-0\.12\.03384\.caps$/.test(RELEASE.path) &&
      (await htmlOf('/skynet-base-layer')).includes(`href="${RELEASE.path}"`),
  ),
  value(
    'size',
    'public/baselayer',
    '2.5',
    () => (statSync(`public${RELEASE.path}`).size / 1e6).toFixed(1),
    'about 2.5 MB',
  ),
  text('hash', '/skynet-base-layer', 'SHA-256', 'COPY'),
  browser('COPY', 'e2e/capsule.spec.ts', 'copies the hash, by a hidden text area where the clipboard cannot be used'),
  browser('copy button', 'e2e/capsule.spec.ts', 'idle; “COPIED” for 1800 ms; idle'),
  browser('copying that fails', 'e2e/capsule.spec.ts', 'silently ignored, at every copy button of the site'),
];
