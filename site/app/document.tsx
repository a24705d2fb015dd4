import displayFont from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import type { PageHead } from '../routes/index.ts';
import { CookieBar } from '../shared/frame/cookie-bar.tsx';
import { languageTagOf, textsFor } from '../shared/texts.ts';
import style from './document.module.css';
import { siteColours, faviconURLs } from './icons/index.ts';

/** URLs below /_/assets/, from the build's manifest. */
export type SiteAssets = { styles: string[]; scripts: string[] };

type Props = { head: PageHead; locale: string; assets: SiteAssets; children: ReactNode };

/** The whole document. The content security policy forbids inline scripts and styles. */
export function SiteDocument({ head, locale, assets, children }: Props) {
  return (
    <html lang={languageTagOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.meta.map((meta) => (
          <meta key={Object.values(meta).join('\n')} {...meta} />
        ))}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={siteColours.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={siteColours.dusk} />
        {[displayFont, textFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" sizes="48x48" type="image/png" href={faviconURLs.small} />
        <link rel="icon" sizes="any" type="image/svg+xml" href={faviconURLs.svg} />
        <link rel="apple-touch-icon" href={faviconURLs.touch} />
        <link rel="manifest" href={`/_/${locale}.webmanifest`} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className={style.skip} href="#content">
          {textsFor(locale).skipToContent}
        </a>
        {children}
        <CookieBar locale={locale} />
      </body>
    </html>
  );
}
