import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Images in a grid; each opens enlarged. */
export const galleryDefinition = {
  id: 'gallery',
  icon: 'layout-grid',
  category: 'media',
  description: 'blocks.gallery.description',
  illustration: [
    { tone: 'faint', x: 28, y: 16, width: 28, height: 18, radius: 2 },
    { tone: 'mark', x: 61, y: 16, width: 28, height: 18, radius: 2 },
    { tone: 'faint', x: 94, y: 16, width: 28, height: 18, radius: 2 },
    { tone: 'faint', x: 28, y: 38, width: 28, height: 18, radius: 2 },
    { tone: 'faint', x: 61, y: 38, width: 28, height: 18, radius: 2 },
    { tone: 'line', x: 94, y: 38, width: 28, height: 18, radius: 2 },
  ],
  fields: [
    { kind: 'images', name: 'images', min: 1, max: 60 },
    { kind: 'choice', name: 'shape', options: ['even', 'whole'] },
    { kind: 'text', name: 'caption', multiline: true, maxLength: 1000 },
  ],
  defaults: { shape: 'even', caption: '' },
  example: {
    props: {
      shape: 'even',
      caption: {
        en: 'The tower before and after the repair.',
        nl: 'De toren voor en na het herstel.',
        de: 'Der Turm vor und nach der Reparatur.',
        fr: 'Le clocher avant et après la réparation.',
      },
    },
    images: {
      images: [
        {
          en: 'The tower in scaffolding',
          nl: 'De toren in de steigers',
          de: 'Der Turm im Gerüst',
          fr: 'Le clocher échafaudé',
        },
        {
          en: 'New lead on the ridge',
          nl: 'Nieuw lood op de nok',
          de: 'Neues Blei auf dem First',
          fr: 'Du plomb neuf sur le faîte',
        },
        {
          en: 'The weathercock, gilded again',
          nl: 'De haan, opnieuw verguld',
          de: 'Der Wetterhahn, neu vergoldet',
          fr: 'Le coq, redoré',
        },
      ].map((altText) => ({
        url: '/images/tower.jpg',
        altText,
        decorative: false,
        width: 1600,
        height: 1200,
      })),
    },
  },
} as const satisfies BlockDefinition;
