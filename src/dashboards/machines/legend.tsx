import { Stroke } from '../../ui/swatch';
import type { LegendProps } from '../contract';
import { INKS, TONES } from './inks';
import type { MachinesSettings, MachinesState } from './sim';
import { MACHINE_NAMES, type MachineName } from './sim-machines';
import { cutAt, startAt } from './sim-settings';
import { NAMES } from './table';
import './legend.css';

/** What the drawing’s lines are, each beside a piece of it. */
function Lines() {
  return (
    <ul className="legend">
      <li>
        <Stroke {...INKS.outline} path="M0 7.5h28" /> machine
      </li>
      <li>
        <Stroke {...INKS.outline} opacity={0.4} path="M0 7.5h28" /> where it was
      </li>
      <li>
        <Stroke {...INKS.brake} path="M0 7.5h28" /> brake, held open by current
      </li>
      <li>
        <Stroke {...INKS.brake} colour={TONES.cut} path="M0 7.5h28" /> brake without current; the cut
      </li>
    </ul>
  );
}

/** Cuts the current of the machines and starts them again; says which machine is drawn where there is room for one. */
export default function Legend({ settings, change, now, useShown }: LegendProps<MachinesState, MachinesSettings>) {
  const cut = useShown(({ machines }) =>
    machines
      .filter(({ waits }) => waits === 'person')
      .map(({ name }) => name)
      .join(),
  );
  const isCut = (machine: MachineName) => cut?.split(',').includes(machine) ?? false;
  const all = MACHINE_NAMES.every(isCut);
  const toggle = (machines: readonly MachineName[], on: boolean) => {
    const t = Math.round(now());
    const act = on ? cutAt : startAt;
    change({ ...settings, cuts: machines.reduce((cuts, machine) => act(cuts, machine, t), settings.cuts) });
  };
  return (
    <>
      <fieldset className="machines-current" aria-label="Current of the machines">
        <button
          type="button"
          className="button button-primary"
          onClick={() =>
            toggle(
              MACHINE_NAMES.filter((each) => isCut(each) === all),
              !all,
            )
          }
        >
          {all ? 'Start all three again' : 'Cut the current'}
        </button>
        {MACHINE_NAMES.map((machine) => (
          <button key={machine} type="button" className="button" onClick={() => toggle([machine], !isCut(machine))}>
            {isCut(machine) ? `Start ${NAMES[machine]} again` : `Cut ${NAMES[machine]}’s`}
          </button>
        ))}
        <label className="machines-shown">
          Machine shown
          <select
            value={settings.machine}
            onChange={({ target }) => change({ ...settings, machine: target.value as MachineName })}
          >
            {MACHINE_NAMES.map((machine) => (
              <option key={machine} value={machine}>
                {NAMES[machine]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <p className="machines-note">
        The Brake stops time. This stops machines while time goes on: a person has to start each of them again.
      </p>
      <Lines />
    </>
  );
}
