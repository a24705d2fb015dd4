import type { BlockDefinition } from '../../site/shared/content-definition.ts';

/** A block with a field of every kind, and all of them again in the rows of a group. */
const inner = [
  { kind: 'text', name: 'title', required: true, maxLength: 20 },
  { kind: 'rich-text', name: 'body' },
  { kind: 'link', name: 'target' },
  { kind: 'image', name: 'photo' },
  { kind: 'file', name: 'leaflet' },
] as const;

export const everyKind = {
  id: 'every-kind',
  icon: 'M4 4h16v16H4Z',
  category: 'layout',
  illustration: [],
  fields: [
    { kind: 'text', name: 'title', required: true, maxLength: 20 },
    { kind: 'rich-text', name: 'body' },
    { kind: 'choice', name: 'side', options: ['left', 'right'] },
    { kind: 'toggle', name: 'wide' },
    { kind: 'number', name: 'size', min: 10, max: 20, step: 2 },
    { kind: 'date', name: 'day' },
    { kind: 'colour', name: 'ground', colours: ['page', 'evening'] },
    { kind: 'link', name: 'target' },
    { kind: 'page', name: 'parent' },
    { kind: 'video', name: 'film' },
    { kind: 'image', name: 'photo' },
    { kind: 'images', name: 'album', min: 2, max: 3 },
    { kind: 'file', name: 'leaflet' },
    { kind: 'files', name: 'papers', max: 1 },
    { kind: 'repeat', name: 'cards', min: 1, max: 2, fields: inner },
  ],
  defaults: {
    title: '',
    body: '',
    side: 'left',
    wide: false,
    size: null,
    day: '',
    ground: 'page',
    target: null,
    parent: null,
    film: null,
    cards: [],
  },
  example: {},
} as const satisfies BlockDefinition;
