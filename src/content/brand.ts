/** The company's name, its addresses and the line that says it does not exist. */
export const BRAND = {
  name: 'Northwall',
  origin: 'https://northwall.example',
  contact: 'contact@northwall.example',
  fiction: 'Northwall is a fictional company. All telemetry on this site is simulated in your browser.',
} as const;
