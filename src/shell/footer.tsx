import { Link } from 'react-router-dom';
import { BRAND } from '../content/brand';
import { HEADER_GROUPS, POLICY_GROUP } from '../content/navigation';

export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Footer" className="footer-columns">
        {[...HEADER_GROUPS, POLICY_GROUP].map(({ label, links }) => (
          <section key={label} aria-labelledby={`footer-${label}`}>
            <h2 id={`footer-${label}`}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p className="footer-line">
        {BRAND.fiction} Contact: {BRAND.contact}
      </p>
    </footer>
  );
}
