import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Images in a grid; each opens enlarged. */
export const galleryDefinition = {
  id: 'gallery',
  icon: 'M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
  category: 'media',
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
    props: { shape: 'even' },
    images: {
      images: [
        { url: '/images/tower.jpg', decorative: false, width: 1600, height: 1200 },
        { url: '/images/tower.jpg', decorative: false, width: 1600, height: 1200 },
        { url: '/images/tower.jpg', decorative: false, width: 1600, height: 1200 },
      ],
    },
  },
} as const satisfies BlockDefinition;
