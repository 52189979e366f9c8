import { type ComponentType, useRef, useState } from 'react';
import { ROLES, type Role, type RoleTitle, STAFF } from '../../content/careers';
import Neuromorphic from '../../content/careers/neuromorphic.md';
import Robotics from '../../content/careers/robotics.md';
import Simulation from '../../content/careers/simulation.md';
import Systems from '../../content/careers/systems.md';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { ApplyDialog } from './dialog';
import './careers.css';

/** Drawings of the roles' subjects. */
const DRAWINGS: Readonly<Record<RoleTitle, ComponentType>> = {
  'Senior Neuromorphic Architect': Neuromorphic,
  'Robotics Safety Engineer': Robotics,
  'Secure Systems Engineer': Systems,
  'Simulation Scientist': Simulation,
};

function RoleRow({ role, Drawing, onApply }: { role: Role; Drawing: ComponentType; onApply: () => void }) {
  return (
    <li className="role grid">
      <div className="role-name">
        <h2 className="title">{role.title}</h2>
        <ul className="role-tags muted" aria-label="Tags">
          {role.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div className="role-words">
        <p className="role-blurb">{role.blurb}</p>
        <h3>What you would own</h3>
        <ul className="role-owns hairlines">
          {role.owns.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="role-apply">
        <button type="button" className="button" aria-haspopup="dialog" onClick={onApply}>
          Apply<span className="visually-hidden">{` for ${role.title}`}</span>
        </button>
      </p>
      <div className="role-drawing">
        <Drawing />
      </div>
    </li>
  );
}

/** Rows of dots in the drawing of the staff, a divisor of both numbers. */
const STAFF_ROWS = 4;

/** Rows of dots, from one column to the one before another: the dots of dashed lines. */
const dots = (from: number, to: number) =>
  Array.from({ length: STAFF_ROWS }, (_, row) => `M${from + 0.5} ${row + 0.5}H${to - 0.25}`).join('');

/** A dot for each person, those in safety lit. */
function Staff() {
  const columns = STAFF.people / STAFF_ROWS;
  const safety = STAFF.safety / STAFF_ROWS;
  return (
    <figure className="staff stack tight">
      <svg aria-hidden="true" viewBox={`0 0 ${columns} ${STAFF_ROWS}`}>
        <path className="staff-safety" d={dots(0, safety)} />
        <path d={dots(safety, columns)} />
      </svg>
      <figcaption className="muted small">
        {`One dot for each of the ${STAFF.people} people. The ${STAFF.safety} lit dots are those who work in safety.`}
      </figcaption>
    </figure>
  );
}

/** Page of the open roles, each beside its drawing, and of how to apply for them. */
export function Page({ head, text }: PageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [role, setRole] = useState<string>();
  const apply = (title: string) => {
    setRole(title);
    dialog.current?.showModal();
  };
  return (
    <article className="page text-page careers">
      <PageHeader head={head} lead={text} />
      <Staff />
      <ul className="roles">
        {ROLES.map((one) => (
          <RoleRow key={one.title} role={one} Drawing={DRAWINGS[one.title]} onApply={() => apply(one.title)} />
        ))}
      </ul>
      <ApplyDialog ref={dialog} role={role} />
    </article>
  );
}
