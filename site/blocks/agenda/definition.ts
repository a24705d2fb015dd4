import type { BlockDefinition } from '../../shared/content-definition.ts';

/** What is going to happen, day by day. What is over goes by itself, unless it is to stay. */
export const agendaDefinition = {
  id: 'agenda',
  icon: 'calendar-event',
  category: 'lists',
  description: 'blocks.agenda.description',
  picture: [
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
      title: 'In the coming weeks',
      dates: [
        { key: 'r1', title: 'Fire drill', day: '2026-03-01', time: 'after the service', place: 'Nave', page: null },
        {
          key: 'r2',
          title: 'Gutters and drains',
          day: '2026-03-14',
          time: '9.00 to 12.00',
          place: 'Tower',
          page: null,
        },
      ],
      past: true,
    },
  },
  loadsData: true,
} as const satisfies BlockDefinition;
