import type { BlockDefinition } from '../../shared/content-definition.ts';

export const quoteDefinition = {
  id: 'quote',
  icon: 'quote',
  category: 'text',
  description: 'blocks.quote.description',
  illustration: [
    { tone: 'mark', x: 34, y: 20, width: 3, height: 32, radius: 1.5 },
    { tone: 'line', x: 44, y: 22, width: 70, height: 4, radius: 2 },
    { tone: 'line', x: 44, y: 31, width: 58, height: 4, radius: 2 },
    { tone: 'faint', x: 44, y: 46, width: 30, height: 3, radius: 1.5 },
  ],
  fields: [
    { kind: 'text', name: 'text', required: true, multiline: true, maxLength: 1000 },
    { kind: 'text', name: 'source', maxLength: 255 },
  ],
  defaults: { text: '', source: '' },
  example: {
    props: {
      text: {
        en: 'Of all we looked after, it was the gutters that saved us.',
        nl: 'Van alles wat wij onderhielden, waren het de goten die ons redden.',
        de: 'Von allem, was wir pflegten, waren es die Rinnen, die uns retteten.',
        fr: 'De tout ce que nous entretenions, ce sont les gouttières qui nous ont sauvés.',
      },
      source: {
        en: 'A churchwarden, Middelburg',
        nl: 'Een kerkrentmeester, Middelburg',
        de: 'Ein Kirchenvorstand, Middelburg',
        fr: 'Un marguillier, Middelbourg',
      },
    },
  },
} as const satisfies BlockDefinition;
