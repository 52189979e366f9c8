/** What stands below the list of exhibitions. */
export const EXPO_NOTES = [
  {
    heading: 'What we go to study',
    text: 'We visit to compare claims with mechanisms. At a stand we ask how a machine is stopped, how long that takes, on what surface it was measured and by whom. The line beside each event is its analysis target: the subject on which the engineers who travel owe the others a written note. Where a stand has no figure for stopping, the note says so.',
  },
  {
    heading: 'How dates are treated',
    text: 'An event counts under the month of its first day. It runs from midnight to midnight in the civil time of its own city, so a last day in Sydney ends 16 hours before the same date ends in Orlando. From that midnight on it is struck through and marked as past. The clock is the page’s: your device’s, unless the address names an instant. Today’s line on the strip follows the date in UTC. Organisers move events; check with them before you travel.',
  },
  {
    heading: 'What a listing means',
    text: 'An event stands here because its subject is one of ours. It implies no stand, sponsorship or endorsement by the organiser. Nothing controlled is shown in public halls, and export rules apply to a conversation as they do to hardware. Asia is South and East Asia here, Asia-Pacific is South-East Asia and Oceania; Istanbul counts as Europe and Cairo as the Middle East.',
  },
] as const satisfies readonly { heading: string; text: string }[];
