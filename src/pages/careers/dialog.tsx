import { type MouseEvent, type RefObject, useId } from 'react';
import { APPLYING } from '../../content/careers';
import { Modal } from '../../ui/modal';

interface ApplyDialogProps {
  /** Dialog's element: its user calls `showModal`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Title of the role to apply for; undefined before one was chosen. */
  readonly role: string | undefined;
}

/**
 * Modal dialog on how to apply for a role. Escape, its button and a press beside it close it. Focus returns by itself.
 */
export function ApplyDialog({ ref, role }: ApplyDialogProps) {
  const heading = useId();
  const close = () => ref.current?.close();
  const pressed = (event: MouseEvent) => {
    // The content fills the dialog's box, so that only its backdrop is the dialog itself.
    if (event.target === ref.current) close();
  };
  return (
    <Modal ref={ref} className="apply popup" aria-labelledby={heading} onClick={pressed}>
      <div className="apply-content stack">
        <p className="eyebrow line muted small">{role}</p>
        <h2 id={heading}>How to apply</h2>
        <p>{APPLYING.statement}</p>
        <ol>
          {APPLYING.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="muted small">{APPLYING.keeps}</p>
        <button type="button" className="button button-primary" onClick={close}>
          Close
        </button>
      </div>
    </Modal>
  );
}
