import type { MouseEvent } from 'react';
import './power-form.css';

interface PowerFormProps<Id extends string> {
  /** Machines in their order. `cut` is true if the power of one is cut, so that a person has to start it again. */
  readonly machines: readonly { readonly id: Id; readonly name: string; readonly cut: boolean }[];
  /** Cuts the power of these machines, or starts them again. */
  set(machines: readonly Id[], cut: boolean): void;
  /** The machine that is drawn where there is room for only one. */
  readonly selected: Id;
  show(machine: Id): void;
}

/** A form that cuts the power of machines, each or all, and starts them again. */
export function PowerForm<Id extends string>({ machines, set, selected, show }: PowerFormProps<Id>) {
  const all = machines.every(({ cut }) => cut);
  const rest = machines.filter(({ cut }) => cut === all).map(({ id }) => id);
  /** Ignores the second click of a double click, which would undo the first. */
  const press = ({ detail }: MouseEvent, chosen: readonly Id[], cut: boolean) => {
    if (detail <= 1) set(chosen, cut);
  };
  return (
    <fieldset className="power stack" aria-label="Power to the machines">
      <div className="power-form row">
        {machines.map(({ id, name, cut }) => (
          <button
            key={id}
            type="button"
            className="button"
            data-drawn={id === selected}
            onClick={(event) => press(event, [id], !cut)}
          >
            {cut ? `Restart ${name}` : `Cut ${name}’s power`}
          </button>
        ))}
        <label className="line muted small">
          Machine shown
          <select value={selected} onChange={({ target }) => show(target.value as Id)}>
            {machines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="power-all row muted small">
        <button type="button" className="button" onClick={(event) => press(event, rest, !all)}>
          {all ? 'Restart all' : 'Cut all power'}
        </button>
        <p>
          The Brake stops simulated time. Cutting the power stops a machine while time runs on. It stays stopped until
          it is restarted; a real machine has to be restarted by a second person.
        </p>
      </div>
    </fieldset>
  );
}
