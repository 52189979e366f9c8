import { useCallback } from 'react';
import type { Section } from '../../capsule/format';
import { MirrorTable } from '../../ui/mirror-table';

/** What each part of the capsule is. */
const CONTENTS: Readonly<Record<string, string>> = {
  header: 'magic, format and lengths',
  manifest: 'version, requirements and license',
  index: 'place, length and SHA-256 of each section',
  signature: 'Ed25519 over everything before it',
  topology: 'pods, racks, cores and lanes',
  interlocks: 'the 15 interlocks and what each guards against',
  scenarios: 'names of the 18 scenarios and the phases of a slice',
  measurements: 'the 12 measurements expected of a node in each rack',
  refusals: 'the rules by which a node is refused',
  draws: 'random draws that a node has to repeat bit for bit',
  anchors: 'where each block of the record chain starts',
  slices: 'which scenario each slice of 2026 rehearses',
};

const COLUMNS = [
  { key: 'part', label: 'Part' },
  { key: 'holds', label: 'Holds' },
  { key: 'offset', label: 'First byte', numeric: true },
  { key: 'length', label: 'Bytes', numeric: true },
  { key: 'sha256', label: 'SHA-256' },
];

/** The table never changes. */
const still = () => () => {};

/** The parts of the file as a table that opens on demand. */
export function CapsuleParts({ parts }: { parts: readonly Section[] }) {
  const read = useCallback(() => {
    const rows = parts.map(({ name, offset, length, sha256 }) => [name, CONTENTS[name] ?? '', offset, length, sha256]);
    return { columns: COLUMNS, rows };
  }, [parts]);
  return (
    <details className="capsule-parts">
      <summary>The {parts.length} parts of the file</summary>
      <MirrorTable caption="Parts of the file" shown read={read} source={still} />
    </details>
  );
}
