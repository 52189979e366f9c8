import { Link } from 'react-router-dom';
import Heron from '../../content/home/machine-heron.md';
import Petrel from '../../content/home/machine-petrel.md';
import Tern from '../../content/home/machine-tern.md';
import { MACHINES } from '../../content/machines';
import './machines.css';

/** Each machine with its drawing. */
const SHOWN = [
  { ...MACHINES.tern, Drawing: Tern },
  { ...MACHINES.heron, Drawing: Heron },
  { ...MACHINES.petrel, Drawing: Petrel },
] as const;

/** What the company builds: three machines with their drawings, their figures and who buys them. */
export function Machines() {
  return (
    <section className="home-section" aria-labelledby="machines">
      <h2 id="machines">Three machines</h2>
      <ul className="machines">
        {SHOWN.map(({ name, about, figures, buyers, Drawing }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{about}</p>
            <Drawing />
            <dl>
              {figures.map(({ is, value }) => (
                <div key={is}>
                  <dt>{is}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="machine-buyers">{buyers}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/edge-robotics">Data sheets and stopping distances</Link>
      </p>
    </section>
  );
}
