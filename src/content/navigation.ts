export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** Contents of the page, in a few words. Policies have none, because their names say it. */
  readonly about?: string;
}

/** Group of links: a menu, a part of the drawer or a column of the footer. */
export interface NavigationGroup {
  /** Lower-case word for the ids of its elements. */
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** The page that stands outside the groups of the header and of the drawer. */
export const LEAD: NavigationLink = { label: 'Skynet', to: '/skynet' };

const LEGAL: NavigationLink = { label: 'Legal', to: '/legal', about: 'Thirteen policies, company details' };

const TECHNOLOGY: NavigationGroup = {
  id: 'technology',
  label: 'Technology',
  links: [
    { label: 'Research', to: '/research', about: 'Testing decisions before machines act' },
    { label: 'Edge robotics', to: '/edge-robotics', about: 'Tern, Heron, Petrel, and the brake in each' },
    { label: 'Neuromorphic', to: '/neuromorphic', about: 'The watch circuit: 1.9 W behind a camera' },
    { label: 'Initialization capsule', to: '/skynet-base-layer', about: 'What a node proves before it takes work' },
  ],
};

const GOVERNANCE: NavigationGroup = {
  id: 'governance',
  label: 'Governance',
  links: [
    { label: 'Containment', to: '/containment', about: 'Fifteen interlocks and a measured way back' },
    { label: 'Security', to: '/security', about: 'Measured boot and 24-hour certificates' },
    { label: 'Transparency', to: '/transparency', about: 'A log that shows its edits' },
    { label: 'Ethics', to: '/ethics', about: 'Who may say stop, and what we decline' },
  ],
};

const COMPANY: NavigationGroup = {
  id: 'company',
  label: 'Company',
  links: [
    { label: 'Executive', to: '/executive', about: 'Strategy, governance, and the offices that lead' },
    { label: 'Timeline', to: '/timeline', about: 'Five dates, 1997 to 2025' },
    { label: 'Careers', to: '/careers', about: 'Four roles, and where to apply' },
    { label: 'Exhibitions', to: '/expos', about: 'All 47 of 2025, month by month' },
  ],
};

/** The index of the policies, and the policies. */
export const POLICY_GROUP: NavigationGroup = {
  id: 'policies',
  label: 'Legal & Policies',
  links: [
    LEGAL,
    { label: 'Terms', to: '/terms' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Cookies', to: '/cookies' },
    { label: 'Acceptable use', to: '/acceptable-use' },
    { label: 'Security policy', to: '/security-policy' },
    { label: 'Responsible disclosure', to: '/responsible-disclosure' },
    { label: 'Data processing', to: '/dpa' },
    { label: 'Accessibility', to: '/accessibility' },
    { label: 'Export compliance', to: '/export-compliance' },
    { label: 'AI ethics', to: '/ai-ethics' },
    { label: 'DMCA', to: '/dmca' },
    { label: 'Code of conduct', to: '/code-of-conduct' },
    { label: 'Forward-looking', to: '/forward-looking' },
  ],
};

/** The header's menus. The policies have none: Governance leads to their index. */
export const HEADER_GROUPS: readonly NavigationGroup[] = [
  TECHNOLOGY,
  { ...GOVERNANCE, links: [...GOVERNANCE.links, LEGAL] },
  COMPANY,
];

export const DRAWER_GROUPS: readonly NavigationGroup[] = [TECHNOLOGY, GOVERNANCE, COMPANY, POLICY_GROUP];

/** The footer's columns. */
export const FOOTER_GROUPS: readonly NavigationGroup[] = [
  { ...TECHNOLOGY, links: [LEAD, ...TECHNOLOGY.links] },
  GOVERNANCE,
  COMPANY,
  POLICY_GROUP,
];

/** True if the page at `path` belongs to the group. */
export function containsPage({ links }: NavigationGroup, path: string): boolean {
  return links.some(({ to }) => to === path);
}
