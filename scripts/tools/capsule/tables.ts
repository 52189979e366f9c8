import { contentHash } from '../../../src/sim/math/canonical';
import { AUDIT_MS, PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../../src/sim/world/cores/scenario';
import { INTERLOCKS } from '../../../src/sim/world/incidents/interlocks';
import { PODS, TOPOLOGY } from '../../../src/sim/world/topology';

/** Measurements that a node takes into its TPM before it hands over control, each with its register. */
const MEASURED = [
  { register: 0, component: 'firmware' },
  { register: 2, component: 'accelerator firmware' },
  { register: 4, component: 'loader' },
  { register: 7, component: 'secure boot policy' },
  { register: 8, component: 'kernel command line' },
  { register: 9, component: 'kernel' },
  { register: 9, component: 'initial file system' },
  { register: 11, component: 'base layer' },
  { register: 12, component: 'interlock table' },
  { register: 12, component: 'veto gate' },
  { register: 13, component: 'fork sandbox' },
  { register: 13, component: 'evaluator' },
] as const;

/** Reasons for which a node is refused. */
const REFUSALS = [
  { code: 'HW-01', rule: 'fewer than 8 cores' },
  { code: 'HW-02', rule: 'less than 32 GB of RAM' },
  { code: 'HW-03', rule: 'fewer than 2 accelerators' },
  { code: 'HW-04', rule: 'no TPM 2.0' },
  { code: 'HW-05', rule: 'emulated TPM outside evaluation' },
  { code: 'BT-01', rule: 'Secure Boot is off' },
  { code: 'BT-02', rule: 'a measurement that is not on the list' },
  { code: 'BT-03', rule: 'a draw of the self-test that differs' },
  { code: 'TM-01', rule: 'clock error beyond 1 s' },
  { code: 'CR-01', rule: 'certificate older than 24 h' },
  { code: 'LC-01', rule: 'no executed enterprise license agreement outside evaluation' },
] as const;

const racks = PODS.flatMap((pod) =>
  Array.from({ length: TOPOLOGY.racksPerPod }, (_, i) => ({ id: `${pod}-${i + 1}`, pod, gpus: TOPOLOGY.gpusPerRack })),
);

/** Files of the capsule that are canonical JSON, by name. */
export const TABLES = {
  topology: { ...TOPOLOGY, pods: PODS, racks },
  interlocks: INTERLOCKS.map(({ name, kind }) => ({ name, kind })),
  scenarios: {
    names: SCENARIOS,
    sliceMs: SLICE_MS,
    auditMs: AUDIT_MS,
    phases: PHASES.map((name) => ({ name, startMs: phaseStart(name) })),
  },
  measurements: racks.flatMap(({ id }) =>
    MEASURED.map((entry) => ({ rack: id, ...entry, sha256: contentHash({ rack: id, ...entry }) })),
  ),
  refusals: REFUSALS,
} as const;
