import { LEGAL_GROUPS } from '../../../src/content/legal';
import { holds, htmlOf, text, value } from './requirement';

const POLICIES = [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie and Tracking Policy'],
  ['/acceptable-use', 'Acceptable Use Policy'],
  ['/security-policy', 'Security Policy'],
  ['/responsible-disclosure', 'Responsible Disclosure'],
  ['/dpa', 'Data Processing Addendum'],
  ['/accessibility', 'Accessibility Statement'],
  ['/export-compliance', 'Export and Sanctions Compliance'],
  ['/ai-ethics', 'AI and Model Ethics Policy'],
  ['/dmca', 'DMCA / Copyright Notice'],
  ['/code-of-conduct', 'Community Code of Conduct'],
  ['/forward-looking', 'Forward-Looking Statements'],
] as const;

/** Requirements on the index of the policies, the policies, and the figures that they promise. */
export const LEGAL = [
  value(
    'groups of the index',
    'src/content/legal.ts',
    {
      Primary: ['terms', 'privacy', 'cookies', 'dpa'],
      'Operational and Use': ['acceptable-use', 'code-of-conduct', 'ai-ethics', 'export-compliance'],
      'Security and Disclosure': ['security-policy', 'responsible-disclosure', 'dmca'],
      'Accessibility and Transparency': ['accessibility', 'forward-looking'],
    },
    () => Object.fromEntries(LEGAL_GROUPS.map(({ label, policies }) => [label, policies])),
    'Primary: terms, privacy, cookies, dpa. Operational and Use: acceptable-use, code-of-conduct, ai-ethics, export-compliance. Security and Disclosure: security-policy, responsible-disclosure, dmca. Accessibility and Transparency: accessibility, forward-looking',
  ),
  text('index', '/legal', 'Legal and Compliance Center', 'summaries', 'not legal advice'),
  ...POLICIES.map(([path, title]) => text(path, path, title, 'Last Updated', '2025-08-30', 'Contents')),
  text('minimum age', '/terms', 'You must be at least 16 years old'),
  text('liability', '/terms', 'the greater of the fees you paid us in the prior 12 months or USD 100'),
  text('cookies', '/cookies', 'rotates within 24 h', 'lasts up to 12 months'),
  text('optional logs', '/privacy', 'kept for 30 to 90 days'),
  text('breach notification', '/dpa', 'in under 48 h'),
  text('ethics triage', '/ai-ethics', 'triage within 2 business days'),
  text('recovery point', '/security-policy', 'recovery point target is 15 minutes'),
  text('accessibility', '/accessibility', 'WCAG 2.2 AA'),
  text('address of a policy', '/terms', 'legal@northwall.example'),
  holds('addresses', 'every policy', 'appear as text, not as links', async () =>
    (await Promise.all(POLICIES.map(([path]) => htmlOf(path)))).every((html) => !html.includes('mailto:')),
  ),
  holds('Contents', 'every policy', 'a link to each of its sections', async () => {
    const pages = await Promise.all(POLICIES.map(([path]) => htmlOf(path)));
    return pages.every((html) => {
      const ids = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)]
        .map(([, id]) => id)
        .filter((id) => id !== 'contents-title');
      const sections = ids.filter((id) => html.includes(`href="#${id}"`));
      return (
        sections.length > 2 && [...html.matchAll(/href="#([^"]+)"/g)].every(([, id]) => html.includes(` id="${id}"`))
      );
    });
  }),
];
