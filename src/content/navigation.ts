export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** The header's three groups. */
export const HEADER_GROUPS: readonly NavigationGroup[] = [
  {
    label: 'Technology',
    links: [
      { label: 'Research', to: '/research' },
      { label: 'Edge robotics', to: '/edge-robotics' },
      { label: 'Neuromorphic', to: '/neuromorphic' },
      { label: 'Initialization capsule', to: '/skynet-base-layer' },
    ],
  },
  {
    label: 'Governance',
    links: [
      { label: 'Containment', to: '/containment' },
      { label: 'Security', to: '/security' },
      { label: 'Transparency', to: '/transparency' },
      { label: 'Ethics', to: '/ethics' },
      { label: 'Legal', to: '/legal' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'Executive', to: '/executive' },
      { label: 'Timeline', to: '/timeline' },
      { label: 'Careers', to: '/careers' },
      { label: 'Expos', to: '/expos' },
    ],
  },
];

/** The footer's fourth column; the first three are the header's groups. */
export const POLICY_GROUP: NavigationGroup = {
  label: 'Legal & Policies',
  links: [
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
