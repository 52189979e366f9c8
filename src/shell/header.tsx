import { Link, NavLink } from 'react-router-dom';
import { BRAND } from '../content/brand';
import { HEADER_GROUPS } from '../content/navigation';
import { BrandMark } from './brand-mark';

export function Header() {
  return (
    <header className="header">
      <Link to="/" className="brand" aria-label={`${BRAND.name}, home`}>
        <BrandMark />
        <span>{BRAND.name}</span>
      </Link>
      <nav aria-label="Main" className="header-nav">
        <NavLink to="/skynet" className="header-lead">
          Skynet
        </NavLink>
        {HEADER_GROUPS.map(({ label, links }) => (
          <div key={label} className="header-group">
            <span className="header-label" id={`header-${label}`}>
              {label}
            </span>
            <ul aria-labelledby={`header-${label}`}>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to}>{link.label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </header>
  );
}
