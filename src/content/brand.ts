/** Reserved for examples (RFC 2606): nothing is reachable and no mail is delivered there. */
const DOMAIN = 'northwall.example';

/** The company's addresses by office. A text names one as `{privacy}`; the build puts the address in its place. */
export const ADDRESSES = {
  contact: `contact@${DOMAIN}`,
  legal: `legal@${DOMAIN}`,
  privacy: `privacy@${DOMAIN}`,
  security: `security@${DOMAIN}`,
  ethics: `ethics@${DOMAIN}`,
  accessibility: `accessibility@${DOMAIN}`,
  export: `export@${DOMAIN}`,
  copyright: `copyright@${DOMAIN}`,
  conduct: `conduct@${DOMAIN}`,
} as const;

/** The company's name, its addresses and the line that says it does not exist. */
export const BRAND = {
  name: 'Northwall',
  origin: `https://${DOMAIN}`,
  contact: ADDRESSES.contact,
  fiction: 'Northwall is a fictional company. All telemetry on this site is simulated in your browser.',
} as const;
