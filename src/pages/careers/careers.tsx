import { useRef, useState } from 'react';
import { ROLES, type Role } from '../../content/careers';
import './careers.css';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { ApplyDialog } from './dialog';

function RoleRow({ role, onApply }: { role: Role; onApply: () => void }) {
  return (
    <li className="role">
      <div className="role-title">
        <h2>{role.title}</h2>
        <ul className="role-tags" aria-label="Tags">
          {role.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <p className="role-blurb">{role.blurb}</p>
      <div className="role-owns">
        <h3>What you would own</h3>
        <ul>
          {role.owns.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="button role-apply" aria-haspopup="dialog" onClick={onApply}>
        Apply<span className="visually-hidden"> for {role.title}</span>
      </button>
    </li>
  );
}

/** The open roles, a row each, and how to apply for them. */
export function Page({ head, text }: PageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [role, setRole] = useState<string>();
  const apply = (title: string) => {
    setRole(title);
    dialog.current?.showModal();
  };
  return (
    <article className="page careers">
      <PageHeader head={head} lead={text} />
      <ul className="roles">
        {ROLES.map((one) => (
          <RoleRow key={one.title} role={one} onApply={() => apply(one.title)} />
        ))}
      </ul>
      <ApplyDialog ref={dialog} role={role} />
    </article>
  );
}
