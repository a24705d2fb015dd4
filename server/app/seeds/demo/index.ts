import type { DemoImage, DemoPage } from './demo-content.ts';
import { gutter, keys } from './images.ts';
import { germanPages } from './pages-de.ts';
import { englishPages } from './pages-en.ts';
import { frenchPages } from './pages-fr.ts';
import { dutchPages } from './pages-nl.ts';

export type { DemoBlock, DemoImage, DemoImageItem, DemoPage } from './demo-content.ts';

export type DemoSite = {
  settings: {
    siteName: string;
    contactPhone: string;
    availableLocales: string[];
    defaultLocale: string;
    customSlugLocales: string[];
  };
  images: DemoImage[];
  /** Each group holds one page in all its locales. */
  groups: DemoPage[][];
  /** Of each menu the pages that it leads to; every locale has it. */
  menus: { name: string; pages: (content: DemoPages) => DemoPage[] }[];
};

/** The pages of one locale. */
export type DemoPages = typeof englishPages;

/** The pages of the demo site, a locale each. */
export const demoPages: readonly DemoPages[] = [englishPages, dutchPages, germanPages, frenchPages];

/** The site that an empty database gets: content as data, in the stored shape of a page version. */
export const demoSite: DemoSite = {
  settings: {
    siteName: 'Risicocheck voor kerken',
    contactPhone: '088 000 00 00',
    availableLocales: ['en', 'nl-nl', 'de-de', 'fr-fr'],
    defaultLocale: 'en',
    customSlugLocales: ['en', 'nl-nl', 'de-de', 'fr-fr'],
  },
  images: [gutter, keys],
  groups: [
    demoPages.map(({ about }) => about),
    demoPages.map(({ home }) => home),
    demoPages.map(({ notFound }) => notFound),
  ],
  menus: [
    { name: 'header', pages: ({ about }) => [about] },
    { name: 'footer', pages: ({ home, about }) => [home, about] },
  ],
};
