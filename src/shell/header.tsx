import { Link } from 'react-router-dom';
import { BRAND } from '../content/brand';
import { BrandMark } from '../ui/brand-mark';
import { useIncidentAnnouncements } from './announce-incidents';
import { HeaderBadge } from './badge';
import { Drawer } from './drawer';
import { HeaderNav } from './header-nav';
import { useScrolled } from './scrolled';
import './header.css';

/** Brand, navigation and status badge. Where the navigation does not fit, the drawer replaces it. */
export function SiteHeader() {
  useIncidentAnnouncements();
  return (
    <header className="header" data-scrolled={useScrolled()}>
      <Link to="/" className="brand" aria-label={`${BRAND.name}, home`}>
        <BrandMark />
        <span>{BRAND.name}</span>
      </Link>
      <HeaderNav />
      <HeaderBadge />
      <Drawer />
    </header>
  );
}
