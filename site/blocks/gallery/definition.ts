import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Pictures in a grid; each opens large. */
export const galleryDefinition = {
  id: 'gallery',
  icon: 'layout-grid',
  category: 'media',
  description: 'blocks.gallery.description',
  picture: [
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
    props: { shape: 'even', caption: 'The tower before and after the repair.' },
    images: {
      images: ['The tower in scaffolding', 'New lead on the ridge', 'The weathercock, gilded again'].map((altText) => ({
        url: '/images/tower.jpg',
        altText,
        decorative: false,
        width: 1600,
        height: 1200,
      })),
    },
  },
} as const satisfies BlockDefinition;
