import displayFont from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { languageTagOf } from '../shared/texts.ts';
import { siteColours, faviconURLs } from './icons/index.ts';
import { siteRootID } from './site-root-element.ts';

/** URLs below /_/assets/, from the build's manifest. */
export type SiteAssets = { styles: string[]; scripts: string[] };

type Props = {
  locale: string;
  assets: SiteAssets;
  state: ReactNode;
  /** Whether a browser hydrates the document at once. */
  isInteractive: boolean;
  children: ReactNode;
};

/**
 * The whole document around the part that a browser hydrates. The content security policy forbids inline scripts and
 * styles; `state` is a data block.
 */
export function SiteDocument({ locale, assets, state, isInteractive, children }: Props) {
  return (
    <html lang={languageTagOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={siteColours.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={siteColours.dusk} />
        {[displayFont, textFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" sizes="48x48" type="image/png" href={faviconURLs.small} />
        <link rel="icon" sizes="any" type="image/svg+xml" href={faviconURLs.svg} />
        <link rel="apple-touch-icon" href={faviconURLs.touch} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id={siteRootID} data-hydrate={isInteractive ? 'now' : undefined}>
          {children}
        </div>
        {state}
      </body>
    </html>
  );
}
