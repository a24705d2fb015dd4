import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Upcoming events by date. Past events disappear, unless they are to stay. */
export const agendaDefinition = {
  id: 'agenda',
  icon: 'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M16 3l0 4M8 3l0 4M4 11l16 0M8 15h2v2h-2l0 -2',
  category: 'lists',
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
      dates: [
        { key: 'r1', day: '2026-03-01', page: null },
        { key: 'r2', day: '2026-03-14', page: null },
      ],
      past: true,
    },
  },
} as const satisfies BlockDefinition;
