import './fixture.css';
import type { ReactNode } from 'react';

// A style sheet of the kind that editors may embed.
const EMBEDDED_CSS = '/* <header> is ours </footer> */';
const EARLY_SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const EMBEDDED_SCRIPT = 'document.title += "</header>"; fetch("https://stats.example.org/hit")';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style dangerouslySetInnerHTML={{ __html: EMBEDDED_CSS }} />
      </head>
      <body>
        <script data-script="early" dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <header>Header</header>
        <main>{children}</main>
        <footer>Footer</footer>
        <script data-embedded="javascript" dangerouslySetInnerHTML={{ __html: EMBEDDED_SCRIPT }} />
      </body>
    </html>
  );
}
