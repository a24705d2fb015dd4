import type { DemoImage, DemoPage, DemoPages } from './demo-content.ts';
import { candles, gutter, keys } from './images.ts';
import { germanPages } from './pages-de.ts';
import { englishPages } from './pages-en.ts';
import { frenchPages } from './pages-fr.ts';
import { dutchPages } from './pages-nl.ts';

export type { DemoBlock, DemoImage, DemoPage } from './demo-content.ts';

export type DemoSite = {
  settings: {
    siteName: string;
    siteNames: { locale: string; name: string }[];
    contactPhone: string;
    availableLocales: string[];
    defaultLocale: string;
    customSlugLocales: string[];
  };
  images: DemoImage[];
  /** Names of the files besides pictures; they lie in the folder `files`. */
  files: string[];
  /** Each group holds one page in all its locales. */
  groups: DemoPage[][];
  /** Of each menu the pages that it leads to; every locale has it. */
  menus: { name: string; pages: (content: DemoPages) => DemoPage[] }[];
};

/** The pages of the demo site, a locale each. */
export const demoPages: readonly DemoPages[] = [englishPages, dutchPages, germanPages, frenchPages];

/** The site that an empty database gets: content as data, in the stored shape of a page version. */
export const demoSite: DemoSite = {
  settings: {
    siteName: 'Church risk check',
    siteNames: [
      { locale: 'nl-nl', name: 'Risicocheck voor kerken' },
      { locale: 'de-de', name: 'Risikocheck für Kirchen' },
      { locale: 'fr-fr', name: 'Bilan des églises' },
    ],
    contactPhone: '088 000 00 00',
    availableLocales: ['en', 'nl-nl', 'de-de', 'fr-fr'],
    defaultLocale: 'en',
    customSlugLocales: ['en', 'nl-nl', 'de-de', 'fr-fr'],
  },
  images: [gutter, keys, candles],
  files: ['key-list.csv'],
  groups: [
    demoPages.map(({ about }) => about),
    demoPages.map(({ check }) => check),
    demoPages.map(({ home }) => home),
    demoPages.map(({ notFound }) => notFound),
    demoPages.map(({ people }) => people),
    demoPages.map(({ water }) => water),
    demoPages.map(({ privacy }) => privacy),
  ],
  menus: [
    { name: 'header', pages: ({ check, about, water, people }) => [check, about, water, people] },
    { name: 'footer', pages: ({ home, about, privacy }) => [home, about, privacy] },
  ],
};
