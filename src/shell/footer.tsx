import { NavLink } from 'react-router-dom';
import { BRAND } from '../content/brand';
import { FOOTER_GROUPS } from '../content/navigation';
import { BrandMark } from '../ui/brand-mark';
import './footer.css';

/** Four columns of links, and the notice that the company does not exist. */
export function Footer() {
  return (
    <footer className="footer muted small">
      <nav aria-label="Footer" className="footer-columns">
        {FOOTER_GROUPS.map(({ id, label, links }) => (
          <div key={id} className="footer-column" data-group={id}>
            <h2 id={`footer-${id}`}>{label}</h2>
            <ul aria-labelledby={`footer-${id}`}>
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to}>{link.label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="footer-base">
        <BrandMark />
        <p>{BRAND.fiction}</p>
        <p className="footer-contact mono">{BRAND.contact}</p>
      </div>
    </footer>
  );
}
