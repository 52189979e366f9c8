import type { ReactNode } from 'react';
import { ForkBand } from '../controls/what-if/fork-band';
import { Footer } from './footer';
import { SiteHeader } from './header';
import { Notices } from './notices';
import { useScrollbarPlace } from './scrollbar';
import { TimeNotice } from './time-notice';
import './shell.css';

/** The frame of every page: skip link, header, edits of a fork, main and footer. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollbarPlace();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <ForkBand />
      <Notices />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TimeNotice />
    </>
  );
}
