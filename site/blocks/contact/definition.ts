import type { BlockDefinition } from '../../shared/content-definition.ts';

/** An invitation to call; the number comes from the site settings. */
export const contactDefinition = {
  id: 'contact',
  icon: 'phone',
  category: 'action',
  description: 'blocks.contact.description',
  illustration: [
    { tone: 'line', x: 18, y: 8, width: 114, height: 56, radius: 4 },
    { tone: 'faint', x: 30, y: 20, width: 40, height: 5, radius: 2.5 },
    { tone: 'faint', x: 30, y: 31, width: 58, height: 3, radius: 1.5 },
    { tone: 'mark', x: 30, y: 43, width: 52, height: 8, radius: 4 },
  ],
  fields: [
    { kind: 'text', name: 'title', required: true, maxLength: 120 },
    { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
    { kind: 'text', name: 'hours', maxLength: 120 },
    { kind: 'text', name: 'label', maxLength: 60 },
    { kind: 'link', name: 'link' },
  ],
  defaults: { title: '', text: '', hours: '', label: '', link: null },
  example: {
    props: {
      title: {
        en: 'Rather talk to somebody?',
        nl: 'Liever iemand spreken?',
        de: 'Lieber mit jemandem sprechen?',
        fr: 'Vous préférez parler à quelqu’un ?',
      },
      text: {
        en: 'Our advisers have been in many bell towers. They explain clearly, and they call back.',
        nl: 'Onze adviseurs hebben in menige klokkentoren gestaan. Zij antwoorden helder, en bellen terug.',
        de: 'Unsere Berater standen schon in vielen Glockentürmen. Sie antworten klar, und sie rufen zurück.',
        fr: 'Nos conseillers connaissent bien des clochers. Ils répondent clairement, et ils rappellent.',
      },
      hours: {
        en: 'Working days from 9 to 17',
        nl: 'Op werkdagen van 9 tot 17 uur',
        de: 'Werktags von 9 bis 17 Uhr',
        fr: 'Les jours ouvrables de 9 h à 17 h',
      },
      label: { en: 'Write to us', nl: 'Schrijf ons', de: 'Schreiben Sie uns', fr: 'Écrivez-nous' },
      link: { kind: 'mail', value: 'advice@church.example' },
    },
  },
} as const satisfies BlockDefinition;
