import { useNavigation } from 'react-router-dom';
import { Slow } from '../loading/slow';

/** Tells a visitor who followed a link, when the page takes long to arrive, that it is on its way. */
export function PendingPage() {
  const { location } = useNavigation();
  if (!location) return null;
  return <Slow key={location.key}>The page you chose is still loading. Until then you can use this one.</Slow>;
}
