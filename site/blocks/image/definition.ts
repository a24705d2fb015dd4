import type { BlockDefinition } from '../../shared/content-definition.ts';

export const imageDefinition = {
  id: 'image',
  icon: 'M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
  category: 'media',
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
} as const satisfies BlockDefinition;
