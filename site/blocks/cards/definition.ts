import type { BlockDefinition } from '../../shared/content-definition.ts';
import { subjects } from '../../shared/illustrations/subjects.ts';

/** Links as cards, each with its own image or the icon of a subject. */
export const cardsDefinition = {
  id: 'cards',
  icon: 'layout-cards',
  category: 'lists',
  description: 'blocks.cards.description',
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
      title: { en: 'Read on', nl: 'Lees verder', de: 'Weiterlesen', fr: 'À lire aussi' },
      cards: [
        {
          key: 'r1',
          title: {
            en: 'Measure the lightning rod',
            nl: 'Laat de bliksemafleider meten',
            de: 'Den Blitzableiter messen lassen',
            fr: 'Faire mesurer le paratonnerre',
          },
          text: {
            en: 'An ungrounded rod protects nothing.',
            nl: 'Eén die nergens eindigt, beschermt niets.',
            de: 'Einer, der nirgends endet, schützt nichts.',
            fr: 'Celui qui ne mène nulle part ne protège rien.',
          },
          icon: 'lightning',
        },
        {
          key: 'r2',
          title: {
            en: 'A plan for ten years',
            nl: 'Een plan voor tien jaar',
            de: 'Ein Plan für zehn Jahre',
            fr: 'Un plan sur dix ans',
          },
          text: {
            en: 'What an inspection costs, and what it brings.',
            nl: 'Wat een inspectie kost, en wat zij oplevert.',
            de: 'Was eine Begehung kostet, und was sie bringt.',
            fr: 'Ce que coûte une inspection, et ce qu’elle apporte.',
          },
          icon: 'upkeep',
        },
        {
          key: 'r3',
          title: {
            en: 'Organ and pulpit in a leak',
            nl: 'Orgel en kansel bij lekkage',
            de: 'Orgel und Kanzel bei Wasserschaden',
            fr: 'L’orgue et la chaire en cas de fuite',
          },
          text: {
            en: 'The first two hours count.',
            nl: 'De eerste twee uur tellen.',
            de: 'Die ersten zwei Stunden zählen.',
            fr: 'Les deux premières heures comptent.',
          },
          icon: 'valuables',
        },
      ].map((card) => ({ ...card, link: { kind: 'internal', value: 'about-the-check' } })),
    },
  },
} as const satisfies BlockDefinition;
