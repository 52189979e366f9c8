import { useNavigation } from 'react-router-dom';
import { SlowNotice } from '../loading/slow-notice';

/** Notice that a page is still loading, for a visitor who followed a link. */
export function PendingPage() {
  const { location } = useNavigation();
  if (!location) return null;
  return (
    <SlowNotice key={location.key}>The page you chose is still loading. Until then you can use this one.</SlowNotice>
  );
}
