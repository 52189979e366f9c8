interface LegalGroup {
  readonly label: string;
  /** File names in `policies`, which are their paths too; at least one. */
  readonly policies: readonly string[];
}

/** The policies as the Legal and Compliance Center groups them. */
export const LEGAL_GROUPS: readonly LegalGroup[] = [
  { label: 'Primary', policies: ['terms', 'privacy', 'cookies', 'dpa'] },
  {
    label: 'Operational and Use',
    policies: ['acceptable-use', 'code-of-conduct', 'ai-ethics', 'export-compliance'],
  },
  { label: 'Security and Disclosure', policies: ['security-policy', 'responsible-disclosure', 'dmca'] },
  { label: 'Accessibility and Transparency', policies: ['accessibility', 'forward-looking'] },
];
