import type { BlockDefinition } from '../../shared/content-definition.ts';

/** A single call to action: text on the left, its button on the right. */
export const callToActionDefinition = {
  id: 'call-to-action',
  icon: 'hand-click',
  category: 'action',
  description: 'blocks.call-to-action.description',
  illustration: [
    { tone: 'line', x: 28, y: 27, width: 48, height: 5, radius: 2.5 },
    { tone: 'faint', x: 28, y: 38, width: 38, height: 3, radius: 1.5 },
    { tone: 'mark', x: 92, y: 28, width: 30, height: 13, radius: 3 },
  ],
  fields: [
    { kind: 'text', name: 'title', required: true, maxLength: 120 },
    { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
    { kind: 'text', name: 'label', required: true, maxLength: 60 },
    { kind: 'link', name: 'link', required: true },
    { kind: 'colour', name: 'colour', colours: ['ground', 'evening'] },
  ],
  defaults: { title: '', text: '', label: '', link: null, colour: 'ground' },
  example: {
    props: {
      title: {
        en: 'How is your church doing?',
        nl: 'Hoe staat uw kerk ervoor?',
        de: 'Wie steht es um Ihre Kirche?',
        fr: 'Où en est votre église ?',
      },
      text: {
        en: '21 questions, a quarter of an hour, anonymous.',
        nl: '21 vragen, een kwartier, anoniem.',
        de: '21 Fragen, eine Viertelstunde, anonym.',
        fr: '21 questions, un quart d’heure, en tout anonymat.',
      },
      label: { en: 'Start the check', nl: 'Start de check', de: 'Check starten', fr: 'Commencer le bilan' },
      link: { kind: 'internal', value: 'about-the-check' },
      colour: 'ground',
    },
  },
} as const satisfies BlockDefinition;
