/** Ids of the events whose findings lead the page once the year is over, in this order. */
export const LESSONS = ['xponential', 'paris-air-show', 'dubai-airshow'] as const;

/** Notes below the list of exhibitions. */
export const EXPO_NOTES = [
  {
    heading: 'What we go to study',
    text: 'We visit to compare claims with mechanisms. The question beside each exhibition is its analysis target, and the answer is what our engineers found there. Everywhere we also ask how a machine is stopped, how long that takes, on what surface it was measured and by whom. Where an exhibitor has no figure, our note says so. From 2026 we have a stand of our own, with screens that show this site.',
  },
  {
    heading: 'How dates are treated',
    text: 'An exhibition is listed under the month of its first day. Its last day ends at midnight in its own city: in Sydney that is 16 hours before it is in Orlando. After that it is struck through and marked as past. The page uses your device’s clock unless the address names a time. The line for today follows the date in UTC. Organisers move exhibitions, so check with them before you travel.',
  },
  {
    heading: 'What a listing means',
    text: 'We list an exhibition because its subject is one of ours. The findings are fictional and name no exhibitor. A listing implies no sponsorship and no endorsement by the organiser. We show nothing controlled in public halls, and export rules apply to a conversation as they do to hardware. Asia means South and East Asia, and Asia-Pacific means South-East Asia and Oceania. Istanbul counts as Europe and Cairo as the Middle East.',
  },
] as const satisfies readonly { heading: string; text: string }[];
