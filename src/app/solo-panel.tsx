import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DashboardId } from '../dashboards/ids';
import { Part } from '../loading/part';
import { SlowNotice } from '../loading/slow-notice';
import { PageContext } from '../session/address/page-route';
import { addressOf } from '../session/address/write';

const load = () => import('../pages/solo/solo');

/** One panel that fills the window. Its code loads when a visitor asks for it. */
export function SoloPanel({ id }: { id: DashboardId }) {
  const page = useContext(PageContext) ?? '/';
  const { search } = useLocation();
  return (
    <Part
      name="The solo view"
      load={load}
      props={{ id }}
      fallback={<SlowNotice>The solo view is still loading.</SlowNotice>}
      without={<Link to={addressOf(page, search, { panel: undefined })}>Back to the page</Link>}
    />
  );
}
