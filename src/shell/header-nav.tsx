import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { containsPage, HEADER_GROUPS, LEAD, type NavigationGroup, POLICY_GROUP } from '../content/navigation';
import { PageContext } from '../session/address/page-route';

/** True if the page at `path` is in the group, or is a policy that the group's index lists. */
const leadsTo = (group: NavigationGroup, path: string) =>
  containsPage(group, path) || (containsPage(POLICY_GROUP, path) && containsPage(group, '/legal'));

interface MenuProps {
  readonly group: NavigationGroup;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** A button that discloses a group's links. Esc, a press or focus elsewhere, and following a link close them. */
function Menu({ group, open, onToggle, onClose }: MenuProps) {
  const page = useContext(PageContext) ?? '';
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, onClose]);
  const list = `menu-${group.id}`;
  return (
    <div ref={frame} className="menu" data-open={open}>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-controls={list}
        aria-current={leadsTo(group, page) || undefined}
        onClick={onToggle}
      >
        {group.label}
        <svg className="menu-chevron icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <ul id={list} className="menu-list">
        {group.links.map(({ to, label, about }) => (
          <li key={to}>
            <NavLink to={to} onClick={onClose}>
              {label}
            </NavLink>
            <p className="muted small">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Navigation of a wide header. At most one of its menus is open. */
export function HeaderNav() {
  const [open, setOpen] = useState<string>();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <nav aria-label="Main" className="header-nav">
      <NavLink to={LEAD.to} className="header-lead">
        {LEAD.label}
      </NavLink>
      {HEADER_GROUPS.map((group) => (
        <Menu
          key={group.id}
          group={group}
          open={open === group.id}
          onToggle={() => setOpen(open === group.id ? undefined : group.id)}
          onClose={close}
        />
      ))}
    </nav>
  );
}
