import { Link } from 'react-router-dom';
import Heron from '../../content/home/machine-heron.md';
import Petrel from '../../content/home/machine-petrel.md';
import Tern from '../../content/home/machine-tern.md';
import { MACHINES } from '../../content/machines';
import { dashboards } from '../../dashboards/registry';
import { Panel } from '../../panel/panel';
import heron from '../executive/heron.svg';
import petrel from '../executive/petrel.svg';
import './machines.css';

/** Machines, each with its drawing at rest, and an outline if the panel, with room for a single one, shows another. */
const SHOWN = [
  { ...MACHINES.tern, Drawing: Tern, outline: undefined },
  { ...MACHINES.heron, Drawing: Heron, outline: heron },
  { ...MACHINES.petrel, Drawing: Petrel, outline: petrel },
] as const;

/** Machines at rest, in the panel's place until it draws. */
function Stills() {
  return (
    <div className="machine-stills stack">
      {SHOWN.map(({ name, Drawing }) => (
        <Drawing key={name} />
      ))}
    </div>
  );
}

/** Products of the company: three machines on patrol, their figures and customers. */
export function Machines() {
  return (
    <section className="home-machines stack" aria-labelledby="machines-sold">
      <h2 id="machines-sold">Three machines</h2>
      <Panel dashboard={dashboards.machines} look="bare" isFooterHidden still={<Stills />} />
      <ul className="machines grid">
        {SHOWN.map(({ name, about, figures, brake, buyers, outline }) => (
          <li key={name}>
            {outline && <img src={outline} alt="" loading="lazy" width="704" height="440" data-else="forced" />}
            {/* Where the drawing above names all three, each over its column, it is read alone. */}
            <h3 data-seen="below-machines">{name}</h3>
            <p>{`${about} ${brake}`}</p>
            <dl>
              {figures.map(([is, value]) => (
                <div key={is}>
                  <dt>{is}</dt>
                  <dd className="mono">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="muted">{buyers}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/edge-robotics">Data sheets and stopping distances</Link>
      </p>
    </section>
  );
}
