/** Ids of the events whose findings lead the page once the year is over, in this order. */
export const LESSONS = ['xponential', 'paris-air-show', 'dubai-airshow'] as const;

/** Notes below the list of exhibitions. */
export const EXPO_NOTES = [
  {
    heading: 'What we go to study',
    text: 'We visit to compare claims with mechanisms. Besides its own question, we ask at every exhibition how a machine is stopped, how long that takes, who measured it and on what surface. The answer printed here is to the exhibition’s own question alone, in one sentence; our notes hold the rest. From 2026 we have a stand of our own, with screens that show this site.',
  },
  {
    heading: 'How dates are treated',
    text: 'An exhibition is listed under the month of its first day. It ends at midnight after its last day, in its own city: in Sydney that comes 16 hours before it does in Orlando. It is then struck through and marked as past. The page uses your device’s clock unless the address names a time. The line for today follows the date in UTC. Organisers move exhibitions, so check with them before you travel.',
  },
  {
    heading: 'What a listing means',
    text: 'We list an exhibition because its subject is one that we work on. The findings are fictional and name no exhibitor. A listing implies no sponsorship and no endorsement by the organiser. We show nothing in public halls that is export-controlled, and the export rules apply to a conversation as much as to hardware. Asia means South and East Asia, and Asia-Pacific means South-East Asia and Oceania. Istanbul counts as Europe and Cairo as the Middle East.',
  },
] as const satisfies readonly { heading: string; text: string }[];
