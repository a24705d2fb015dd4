import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Upcoming events by date. Past events disappear, unless they are to stay. */
export const agendaDefinition = {
  id: 'agenda',
  icon: 'calendar-event',
  category: 'lists',
  description: 'blocks.agenda.description',
  illustration: [
    { tone: 'mark', path: 'M28 14h12v12H28ZM28 31h12v12H28ZM28 48h12v12H28Z' },
    { tone: 'line', path: 'M48 15h46v4H48ZM48 32h36v4H48ZM48 49h52v4H48Z' },
    { tone: 'faint', path: 'M48 22h30v3H48ZM48 39h44v3H48ZM48 56h26v3H48Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    {
      kind: 'repeat',
      name: 'dates',
      min: 1,
      max: 60,
      fields: [
        { kind: 'text', name: 'title', required: true, maxLength: 120 },
        { kind: 'date', name: 'day', required: true },
        { kind: 'text', name: 'time', maxLength: 60 },
        { kind: 'text', name: 'place', maxLength: 120 },
        { kind: 'page', name: 'page' },
      ],
    },
    { kind: 'toggle', name: 'past' },
  ],
  defaults: { title: '', dates: [{ key: 'r1', title: '', day: '', time: '', place: '', page: null }], past: false },
  example: {
    props: {
      title: {
        en: 'In the coming weeks',
        nl: 'In de komende weken',
        de: 'In den nächsten Wochen',
        fr: 'Dans les semaines à venir',
      },
      dates: [
        {
          key: 'r1',
          title: { en: 'Fire drill', nl: 'Ontruimingsoefening', de: 'Räumungsübung', fr: 'Exercice d’évacuation' },
          day: '2026-03-01',
          time: { en: 'after the service', nl: 'na de dienst', de: 'nach dem Gottesdienst', fr: 'après le culte' },
          place: { en: 'Nave', nl: 'Schip', de: 'Kirchenschiff', fr: 'Nef' },
          page: null,
        },
        {
          key: 'r2',
          title: {
            en: 'Gutters and drains',
            nl: 'Goten en afvoeren',
            de: 'Rinnen und Abläufe',
            fr: 'Gouttières et descentes',
          },
          day: '2026-03-14',
          time: { en: '9.00 to 12.00', nl: '9.00 tot 12.00 uur', de: '9 bis 12 Uhr', fr: 'de 9 h à 12 h' },
          place: { en: 'Tower', nl: 'Toren', de: 'Turm', fr: 'Clocher' },
          page: null,
        },
      ],
      past: true,
    },
  },
  loadsData: true,
} as const satisfies BlockDefinition;
