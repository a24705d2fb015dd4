import { addExampleBlocks } from './add-example-blocks.ts';
import type { DemoImage, DemoPage, DemoPages } from './demo-content.ts';
import { candlesImage, gutterImage, keyCabinetImage } from './images.ts';
import { germanPages } from './pages-de.ts';
import { englishPages } from './pages-en.ts';
import { frenchPages } from './pages-fr.ts';
import { dutchPages } from './pages-nl.ts';

export type { DemoBlock, DemoImage, DemoPage } from './demo-content.ts';

/** The whole demo site. */
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
  /** Names of the other files; they are in the folder `files`. */
  files: string[];
  /** Each group contains one page in all its locales. */
  groups: DemoPage[][];
  /** The linked pages of each menu; every locale has all menus. */
  menus: { name: string; pages: (content: DemoPages) => DemoPage[] }[];
};

/** The pages of the demo site by locale. */
export const demoPages: readonly DemoPages[] = [englishPages, dutchPages, germanPages, frenchPages].map(
  addExampleBlocks,
);

/** The demo site for an empty database: content as data, as stored in a page version. */
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
  images: [gutterImage, keyCabinetImage, candlesImage],
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
