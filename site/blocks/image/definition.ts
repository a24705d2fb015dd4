import type { BlockDefinition } from '../../shared/content-definition.ts';

export const imageDefinition = {
  id: 'image',
  icon: 'photo',
  category: 'media',
  description: 'blocks.image.description',
  illustration: [
    { tone: 'faint', x: 26, y: 14, width: 98, height: 37, radius: 3 },
    { tone: 'line', path: 'M26 51 56 27l20 15 16-12 32 21Z' },
    { tone: 'mark', x: 56, y: 56, width: 38, height: 3, radius: 1.5 },
  ],
  fields: [
    { kind: 'image', name: 'image', required: true },
    { kind: 'text', name: 'caption', multiline: true, maxLength: 1000 },
  ],
  defaults: { caption: '' },
  example: {
    props: {
      caption: {
        en: 'The tower, seen from the harbour',
        nl: 'De toren, gezien vanaf de haven',
        de: 'Der Turm, vom Hafen aus gesehen',
        fr: 'Le clocher, vu du port',
      },
    },
  },
} as const satisfies BlockDefinition;
