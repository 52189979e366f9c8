import { useNavigation } from 'react-router-dom';
import { SlowNotice } from '../loading/slow-notice';

/** Tells a visitor who followed a link, when the page takes long to arrive, that it is on its way. */
export function PendingPage() {
  const { location } = useNavigation();
  if (!location) return null;
  return (
    <SlowNotice key={location.key}>The page you chose is still loading. Until then you can use this one.</SlowNotice>
  );
}
