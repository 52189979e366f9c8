import { Fragment, type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { containsPage, DRAWER_GROUPS, LEAD, type NavigationGroup } from '../content/navigation';
import { PageContext } from '../session/address/page-route';
import { Modal } from '../ui/modal';
import './drawer.css';

const ID = 'drawer';
/** Attributes by which browsers that support commands open the dialog without the page's code. */
const OPENS = { command: 'show-modal', commandfor: ID };
/** Attributes by which such browsers close the dialog. */
const CLOSES = { command: 'close', commandfor: ID };

const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

function Group({ group }: { group: NavigationGroup }) {
  const page = useContext(PageContext) ?? '';
  return (
    <details open={containsPage(group, page)}>
      <summary>
        {group.label}
        <svg className="menu-chevron icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </summary>
      <ul>
        {group.links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Navigation of a narrow header: a button, and a modal dialog with all links of the site. */
function DrawerOfPage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A key that renews the groups, so that the drawer always opens in its initial state.
  const [timesClosed, setTimesClosed] = useState(0);
  const close = () => dialog.current?.close();
  // A window made wide has the navigation in its header.
  useEffect(() => {
    const onResize = () => {
      if (button.current?.checkVisibility() === false) dialog.current?.close();
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  const onOpen = () => {
    if (!knowsCommands()) dialog.current?.showModal();
  };
  const onClose = () => {
    if (!knowsCommands()) close();
  };
  /** A press on the backdrop has the dialog itself as its target, because its content covers the rest. */
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };
  return (
    <div className="drawer-frame">
      <button
        ref={button}
        type="button"
        className="button drawer-button"
        aria-haspopup="dialog"
        {...OPENS}
        onClick={onOpen}
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 3.5h14M1 8h14M1 12.5h14" />
        </svg>
        <span>Menu</span>
      </button>
      <Modal
        ref={dialog}
        id={ID}
        className="drawer"
        aria-labelledby="drawer-title"
        onClick={onClick}
        onClose={() => setTimesClosed(timesClosed + 1)}
      >
        <div className="drawer-content">
          <div className="drawer-header">
            <h2 id="drawer-title">Menu</h2>
            <button type="button" className="button" {...CLOSES} onClick={onClose}>
              Close
            </button>
          </div>
          <nav aria-label="Menu">
            <NavLink to="/" end>
              Home
            </NavLink>
            <NavLink to={LEAD.to}>{LEAD.label}</NavLink>
            <Fragment key={timesClosed}>
              {DRAWER_GROUPS.map((group) => (
                <Group key={group.id} group={group} />
              ))}
            </Fragment>
          </nav>
        </div>
      </Modal>
    </div>
  );
}

/** The drawer of a page. It starts closed, and opens with only the group unfolded that contains the page. */
export function Drawer() {
  const page = useContext(PageContext) ?? '';
  return <DrawerOfPage key={page} />;
}
