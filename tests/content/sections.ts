import { slug } from '../../scripts/build/sections.mjs';
import type { Page } from './page';

/** Least and most words of a policy. */
const POLICY_WORDS = { least: 600, most: 1_500 } as const;

/** Sections that a page cannot do without, without their numbers; other pages link to some of them. */
export const REQUIRED_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/skynet-base-layer': [
    'Purpose',
    'File Integrity',
    'Supported Hardware',
    'Secure Boot and Attestation Flow',
    'Installation',
    'Operational Notes',
    'Support and Licensing',
  ],
  '/terms': ['Words used here', 'Minimum age', 'What you may do', 'No warranty', 'Liability', 'Law and venue'],
  '/privacy': ['What stays in your browser', 'What a web server sees', 'Letters to us', 'Your rights', 'Children'],
  '/cookies': ['Cookies', 'Local storage', 'Limits on what may be added', 'Third parties', 'Your controls'],
  '/acceptable-use': ['Scope', 'Permitted use', 'Misleading use', 'The capsule', 'What follows from a breach'],
  '/security-policy': ['Scope and terms', 'Access', 'Change control', 'Backup and recovery', 'Incidents', 'Exceptions'],
  '/responsible-disclosure': ['In scope', 'Out of scope', 'Rules for research', 'How to report', 'Safe harbour'],
  '/dpa': ['Definitions', 'Instructions', 'Sub-processors', 'Breach notification', 'Audit', 'Return and deletion'],
  '/accessibility': ['Conformance', 'Live graphics', 'Known limits', 'How it was assessed', 'Feedback'],
  '/export-compliance': ['Scope', 'Definitions', 'The public site', 'Screening', 'Sanctions', 'End use'],
  '/ai-ethics': ['What no model may do', 'Evaluation before release', 'Raising a concern', 'Triage', 'Withdrawal'],
  '/dmca': ['What a notice must contain', 'Where to send it', 'Counter-notice', 'Return of the material'],
  '/code-of-conduct': [
    'Expected conduct',
    'Conduct that is not accepted',
    'Raising a complaint',
    'Decisions',
    'Review',
  ],
  '/forward-looking': ['How to recognise such statements', 'Simulated figures', 'No duty to update', 'Reliance'],
};

/** Subjects for which every policy has a section: its scope, its changes, its contact. */
const POLICY_SUBJECTS: Readonly<Record<string, RegExp>> = {
  scope: /\bscope|\bcovers|\bsubject|\bwords used here/i,
  changes: /\bchanges?\b|\breview\b/i,
  contact: /\bcontact|\bfeedback/i,
};

/** Headings of a page's sections, as they stand. */
const headingsOf = ({ body }: Page) => [...body.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);

/** Heading without its number. */
const nameOf = (heading: string) => heading.replace(/^\d+\.\s+/, '');

/** Faults of a page's sections, a line each. */
export function sectionFaults(page: Page): string[] {
  const headings = headingsOf(page);
  const names = headings.map(nameOf);
  const slugs = headings.map(slug);
  const missing = (REQUIRED_SECTIONS[page.path] ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => `no section "${name}"`);
  const twice = slugs.filter((id, i) => slugs.indexOf(id) !== i).map((id) => `two sections answer to #${id}`);
  return [...missing, ...twice].map((fault) => `${page.path}: ${fault}`);
}

/** Faults of a policy's form. */
export function policyFaults(page: Page, words: number): string[] {
  const headings = headingsOf(page);
  const unnumbered = headings.filter((heading, i) => !heading.startsWith(`${i + 1}. `));
  const faults = [
    ...unnumbered.map((heading) => `"${heading}" is out of the numbering`),
    ...Object.entries(POLICY_SUBJECTS)
      .filter(([, pattern]) => !headings.some((heading) => pattern.test(heading)))
      .map(([subject]) => `no heading for ${subject}`),
  ];
  if (words < POLICY_WORDS.least || words > POLICY_WORDS.most) faults.push(`${words} words`);
  return faults.map((fault) => `${page.path}: ${fault}`);
}

/** Targets of links that are no section of the text, by page; a browser test follows each. */
const PLACES: Readonly<Record<string, readonly string[]>> = { '/skynet': ['tour'], '/transparency': ['tamper-lab'] };

/** Links that lead to no page, to no section, or off the site. `pages` are all there are. */
export function deadLinks(page: Page, pages: readonly Page[]): string[] {
  return [...page.body.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [path, fragment] = target.replace(/\?[^#]*/, '').split('#', 2);
    const destination = path === '' ? page : pages.find((other) => other.path === path);
    const anchors = destination ? [...headingsOf(destination).map(slug), ...(PLACES[destination.path] ?? [])] : [];
    const alive = destination && (fragment === undefined || anchors.includes(fragment));
    return alive ? [] : [`${page.path}: ${target}`];
  });
}
