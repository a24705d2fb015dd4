import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Questions that unfold; works without a script. */
export const accordionDefinition = {
  id: 'accordion',
  icon: 'layout-list',
  category: 'lists',
  description: 'blocks.accordion.description',
  illustration: [
    { tone: 'line', x: 28, y: 18, width: 56, height: 4, radius: 2 },
    { tone: 'mark', x: 114, y: 18, width: 8, height: 4, radius: 2 },
    { tone: 'faint', x: 28, y: 27, width: 84, height: 3, radius: 1.5 },
    { tone: 'faint', x: 28, y: 33, width: 70, height: 3, radius: 1.5 },
    { tone: 'line', x: 28, y: 43, width: 66, height: 4, radius: 2 },
    { tone: 'faint', x: 114, y: 43, width: 8, height: 4, radius: 2 },
    { tone: 'line', x: 28, y: 53, width: 48, height: 4, radius: 2 },
    { tone: 'faint', x: 114, y: 53, width: 8, height: 4, radius: 2 },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    {
      kind: 'repeat',
      name: 'items',
      min: 1,
      max: 50,
      fields: [
        { kind: 'text', name: 'question', required: true, maxLength: 255 },
        { kind: 'rich-text', name: 'answer', required: true },
      ],
    },
    { kind: 'toggle', name: 'firstOpen' },
  ],
  defaults: { title: '', items: [{ key: 'r1', question: '', answer: '' }], firstOpen: false },
  example: {
    props: {
      title: { en: 'Frequently asked', nl: 'Veelgestelde vragen', de: 'Häufig gefragt', fr: 'Questions fréquentes' },
      items: [
        {
          key: 'r1',
          question: {
            en: 'Who may go on the roof?',
            nl: 'Wie mag het dak op?',
            de: 'Wer darf auf das Dach?',
            fr: 'Qui peut monter sur le toit ?',
          },
          answer: {
            en: '<p>Only those trained and insured for it.</p>',
            nl: '<p>Alleen wie ervoor is opgeleid en verzekerd.</p>',
            de: '<p>Nur wer dafür ausgebildet und versichert ist.</p>',
            fr: '<p>Seules les personnes formées et assurées pour cela.</p>',
          },
        },
        {
          key: 'r2',
          question: {
            en: 'What if the gutter is of lead?',
            nl: 'En als de goot van lood is?',
            de: 'Und wenn die Rinne aus Blei ist?',
            fr: 'Et si la gouttière est en plomb ?',
          },
          answer: {
            en: '<p>Have it looked at every five years.</p>',
            nl: '<p>Laat er elke vijf jaar naar kijken.</p>',
            de: '<p>Lassen Sie sie alle fünf Jahre prüfen.</p>',
            fr: '<p>Faites-la contrôler tous les cinq ans.</p>',
          },
        },
      ],
      firstOpen: true,
    },
  },
} as const satisfies BlockDefinition;
