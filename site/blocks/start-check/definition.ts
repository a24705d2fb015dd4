import type { BlockDefinition } from '../../shared/content-definition.ts';

/** The link to the check. By default the button is labelled 'Start the check' in the page's language. */
export const startCheckDefinition = {
  id: 'start-check',
  icon: 'clipboard-check',
  category: 'action',
  description: 'blocks.start-check.description',
  illustration: [
    { tone: 'line', x: 45, y: 17, width: 60, height: 5, radius: 2.5 },
    { tone: 'faint', x: 53, y: 27, width: 44, height: 3, radius: 1.5 },
    { tone: 'mark', x: 54, y: 36, width: 42, height: 12, radius: 3 },
    { tone: 'faint', path: 'M36 60v-5l3-3 3 3v5ZM48 60v-5l3-3 3 3v5ZM60 60v-5l3-3 3 3v5ZM72 60v-5l3-3 3 3v5Z' },
    { tone: 'faint', path: 'M84 60v-5l3-3 3 3v5ZM96 60v-5l3-3 3 3v5ZM108 60v-5l3-3 3 3v5Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', required: true, maxLength: 120 },
    { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
    { kind: 'text', name: 'label', maxLength: 60 },
    { kind: 'link', name: 'link', required: true },
  ],
  defaults: { title: '', text: '', label: '', link: null },
  example: {
    props: {
      title: {
        en: 'Twenty-one windows to light',
        nl: 'Eenentwintig ramen om te verlichten',
        de: 'Einundzwanzig Fenster zum Erleuchten',
        fr: 'Vingt et une fenêtres à éclairer',
      },
      text: {
        en: 'Answer at the table with those who know the building. Nobody asks who you are.',
        nl: 'Antwoord aan tafel met wie het gebouw kennen. Niemand vraagt wie u bent.',
        de: 'Antworten Sie am Tisch mit denen, die das Gebäude kennen. Niemand fragt, wer Sie sind.',
        fr: 'Répondez autour d’une table avec ceux qui connaissent le bâtiment. Personne ne demande qui vous êtes.',
      },
      label: '',
      link: { kind: 'internal', value: 'about-the-check' },
    },
  },
} as const satisfies BlockDefinition;
