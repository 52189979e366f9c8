import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';
import { NAMES } from '../../sim/world/machines/specs';
import { HELD_WIDER, INKS } from '../../theme/machine-inks';
import { PowerForm } from '../../ui/power-form';
import { StrokeSwatch } from '../../ui/swatch';
import { useObservable } from '../../ui/use-observable';
import type { LegendProps } from '../contract';
import { TONES } from './inks';
import type { MachinesSettings, MachinesState } from './sim';
import { cutAt, type MachinesChoices, startAt } from './sim-settings';

/** Stroke of a brake that is applied. */
const APPLIED = { ...INKS.brake, colour: TONES.cut, forced: INKS.brake.width * HELD_WIDER };

/** Legend of the lines, each with a sample. */
function Lines() {
  return (
    <ul className="legend muted small">
      <li>
        <StrokeSwatch {...INKS.outline} path="M0 7.5h28" /> Machine
      </li>
      <li>
        <StrokeSwatch {...INKS.outline} opacity={0.4} path="M0 7.5h28" /> Earlier positions
      </li>
      <li>
        <StrokeSwatch {...INKS.brake} path="M0 7.5h28" /> Machine’s brake released
      </li>
      <li>
        <StrokeSwatch {...APPLIED} path="M0 7.5h28" /> Machine’s brake applied
      </li>
      <li>
        <StrokeSwatch colour={TONES.cut} width={4} path="M8 0v12h14" /> Held by its gate
      </li>
      <li>
        <StrokeSwatch colour={TONES.cut} width={1} path="M14 0v14" /> Where the power was cut
      </li>
    </ul>
  );
}

/** Legend with buttons that cut the power to the machines and restart them. */
export default function Legend(props: LegendProps<MachinesState, MachinesSettings, MachinesChoices>) {
  const { change, choose, now } = props;
  const cuts = useObservable(props.settings, (settings) => settings.cuts);
  const selected = useObservable(props.choices, ({ machine }) => machine);
  const cut = useObservable(props.state, (state) =>
    state?.machines.flatMap(({ name, waits }) => (waits === 'person' ? [name] : [])).join(),
  );
  const isCut = (machine: MachineName) => cut?.split(',').includes(machine) ?? false;
  const set = (machines: readonly MachineName[], on: boolean) => {
    const t = Math.round(now());
    const act = on ? cutAt : startAt;
    change({ cuts: machines.reduce((changed, machine) => act(changed, machine, t), cuts) });
  };
  return (
    <>
      <PowerForm
        machines={MACHINE_NAMES.map((id) => ({ id, name: NAMES[id], cut: isCut(id) }))}
        set={set}
        selected={selected}
        show={(machine) => choose({ machine })}
      />
      <Lines />
    </>
  );
}
