import type { BlockDefinition } from '../../shared/content-definition.ts';
import { subjects } from '../../shared/illustrations/subjects.ts';

/** A row of windows, each with the icon of a subject: an overview at a glance. */
export const windowsDefinition = {
  id: 'windows',
  icon: 'building-church',
  category: 'lists',
  description: 'blocks.windows.description',
  illustration: [
    { tone: 'faint', path: 'M30 52V34q0-8 9-13q9 5 9 13v18ZM55 52V34q0-8 9-13q9 5 9 13v18Z' },
    { tone: 'mark', path: 'M80 52V34q0-8 9-13q9 5 9 13v18Z' },
    { tone: 'faint', path: 'M105 52V34q0-8 9-13q9 5 9 13v18Z' },
    { tone: 'line', x: 26, y: 52, width: 101, height: 2 },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'text', name: 'intro', multiline: true, maxLength: 500 },
    {
      kind: 'repeat',
      name: 'windows',
      min: 1,
      max: 24,
      fields: [
        { kind: 'choice', name: 'icon', options: subjects },
        { kind: 'text', name: 'label', required: true, maxLength: 60 },
        { kind: 'link', name: 'link' },
      ],
    },
  ],
  defaults: {
    title: '',
    intro: '',
    windows: subjects.map((icon, index) => ({ key: `r${index + 1}`, icon, label: '', link: null })),
  },
  example: {
    props: {
      title: {
        en: 'Twelve subjects, twelve windows',
        nl: 'Twaalf onderwerpen, twaalf ramen',
        de: 'Zwölf Themen, zwölf Fenster',
        fr: 'Douze sujets, douze fenêtres',
      },
      intro: {
        en: 'From the tower to the register of members. Together they show the whole.',
        nl: 'Van de toren tot het ledenregister. Samen geven zij een beeld van het geheel.',
        de: 'Vom Turm bis zum Mitgliederverzeichnis. Zusammen ergeben sie ein Bild des Ganzen.',
        fr: 'Du clocher au registre des membres. Ensemble, ils donnent une image du tout.',
      },
      windows: [
        {
          key: 'r1',
          icon: 'fire',
          label: { en: 'Fire', nl: 'Brand', de: 'Feuer', fr: 'Incendie' },
          link: { kind: 'internal', value: 'about-the-check' },
        },
        {
          key: 'r2',
          icon: 'children',
          label: {
            en: 'Children and vulnerable people',
            nl: 'Kinderen en kwetsbare mensen',
            de: 'Kinder und Schutzbedürftige',
            fr: 'Enfants et personnes vulnérables',
          },
          link: null,
        },
        {
          key: 'r3',
          icon: 'money',
          label: {
            en: 'Collection and money',
            nl: 'Collecte en geld',
            de: 'Kollekte und Geld',
            fr: 'Collecte et argent',
          },
          link: null,
        },
        {
          key: 'r4',
          icon: 'privacy',
          label: {
            en: 'Privacy and IT',
            nl: 'Privacy en IT',
            de: 'Datenschutz und IT',
            fr: 'Confidentialité et informatique',
          },
          link: null,
        },
      ],
    },
  },
} as const satisfies BlockDefinition;
