import type { BlockDefinition } from '../../shared/content-definition.ts';
import { subjects } from '../../shared/subjects.ts';

/** Ways on, a card each, under a picture of one's own or the icon of a subject. */
export const cardsDefinition = {
  id: 'cards',
  icon: 'layout-cards',
  category: 'lists',
  description: 'blocks.cards.description',
  picture: [
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
      title: 'Read on',
      cards: [
        {
          key: 'r1',
          title: 'Measure the lightning rod',
          text: 'One that ends nowhere protects nothing.',
          icon: 'lightning',
        },
        {
          key: 'r2',
          title: 'A plan for ten years',
          text: 'What an inspection costs, and what it brings.',
          icon: 'upkeep',
        },
        { key: 'r3', title: 'Organ and pulpit in a leak', text: 'The first two hours count.', icon: 'valuables' },
      ].map((card) => ({ ...card, link: { kind: 'internal', value: 'about-the-check' } })),
    },
  },
} as const satisfies BlockDefinition;
