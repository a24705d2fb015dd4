import type { BlockDefinition } from '../../shared/content-definition.ts';
import { subjects } from '../../shared/illustrations/subjects.ts';

/** Links as cards, each with its own image or the icon of a subject. */
export const cardsDefinition = {
  id: 'cards',
  icon: 'M4 6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -12M14 6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -6',
  category: 'lists',
  illustration: [
    { tone: 'faint', x: 28, y: 16, width: 28, height: 22, radius: 2 },
    { tone: 'mark', x: 61, y: 16, width: 28, height: 22, radius: 2 },
    { tone: 'faint', x: 94, y: 16, width: 28, height: 22, radius: 2 },
    { tone: 'line', path: 'M28 43h20v4H28ZM61 43h24v4H61ZM94 43h18v4H94Z' },
    { tone: 'faint', path: 'M28 51h26v3H28ZM61 51h22v3H61ZM94 51h26v3H94Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    {
      kind: 'repeat',
      name: 'cards',
      min: 1,
      max: 12,
      fields: [
        { kind: 'text', name: 'title', required: true, maxLength: 120 },
        { kind: 'text', name: 'text', multiline: true, maxLength: 300 },
        { kind: 'link', name: 'link' },
        { kind: 'choice', name: 'icon', options: ['none', ...subjects] },
        { kind: 'image', name: 'image', ratio: 1.5 },
      ],
    },
  ],
  defaults: {
    title: '',
    cards: ['r1', 'r2', 'r3'].map((key) => ({ key, title: '', text: '', link: null, icon: 'none' })),
  },
  example: {
    props: {
      cards: [
        { key: 'r1', icon: 'lightning', link: { kind: 'internal', value: 'about-the-check' } },
        { key: 'r2', icon: 'upkeep', link: { kind: 'internal', value: 'about-the-check' } },
        { key: 'r3', icon: 'valuables', link: { kind: 'internal', value: 'about-the-check' } },
      ],
    },
  },
} as const satisfies BlockDefinition;
