import type { DemoImage } from './demo-content.ts';

/** A blocked gutter. */
export const gutterImage: DemoImage = {
  file: 'gutter.png',
  fileName: 'gutter.png',
  altText: {
    en: 'Line drawing of a church roof. A heap of leaves blocks the gutter, and water runs down the wall.',
    'nl-nl': 'Lijntekening van een kerkdak. Een hoop bladeren verstopt de goot en het water loopt langs de muur.',
    'de-de': 'Strichzeichnung eines Kirchendachs. Laub verstopft die Rinne, das Wasser läuft an der Wand hinab.',
    'fr-fr': 'Dessin au trait d’un toit d’église. Des feuilles bouchent la gouttière et l’eau coule le long du mur.',
  },
};

/** A key cabinet. */
export const keyCabinetImage: DemoImage = {
  file: 'keys.png',
  fileName: 'keys.png',
  altText: {
    en: 'Line drawing of an open key cabinet with eight hooks. One hook is empty; a notebook lies below it.',
    'nl-nl': 'Lijntekening van een open sleutelkast met acht haken. Eén haak is leeg; eronder ligt een schrift.',
    'de-de': 'Strichzeichnung eines offenen Schlüsselkastens mit acht Haken. Einer ist leer; darunter liegt ein Heft.',
    'fr-fr':
      'Dessin au trait d’une armoire à clés ouverte, à huit crochets. L’un est vide ; un cahier est posé dessous.',
  },
};

/** A stand with candles. */
export const candlesImage: DemoImage = {
  file: 'candles.png',
  fileName: 'candles.png',
  altText: {
    en: 'Line drawing of a stand with five candles in sand, four of them lit. A bucket of water stands beside it.',
    'nl-nl': 'Lijntekening van een standaard met vijf kaarsen in zand; vier branden er. Ernaast staat een emmer water.',
    'de-de': 'Strichzeichnung eines Ständers mit fünf Kerzen im Sand, vier brennen. Daneben steht ein Eimer Wasser.',
    'fr-fr':
      'Dessin au trait d’un support avec cinq bougies dans le sable, dont quatre brûlent. Un seau d’eau est à côté.',
  },
};
