import { Link } from 'react-router-dom';
import { BRAND } from '../content/brand';
import { Badge } from './badge';
import { BrandMark } from './brand-mark';
import { Drawer } from './drawer';
import { HeaderNav } from './header-nav';
import { useScrolled } from './scrolled';
import './header.css';

/** Brand, navigation and status badge; where they do not fit, the drawer stands for the navigation. */
export function Header() {
  return (
    <header className="header" data-scrolled={useScrolled()}>
      <Link to="/" className="brand" aria-label={`${BRAND.name}, home`}>
        <BrandMark />
        <span>{BRAND.name}</span>
      </Link>
      <HeaderNav />
      <Badge />
      <Drawer />
    </header>
  );
}
