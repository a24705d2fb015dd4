import type { BlockDefinition } from '../../shared/content-definition.ts';
import { subjects } from '../../shared/illustrations/subjects.ts';

/** A row of windows, each with the icon of a subject: an overview at a glance. */
export const windowsDefinition = {
  id: 'windows',
  icon: 'M3 21l18 0M10 21v-4a2 2 0 0 1 4 0v4M10 5l4 0M12 3l0 5M6 21v-7m-2 2l8 -8l8 8m-2 -2v7',
  category: 'lists',
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
      windows: [
        { key: 'r1', icon: 'fire', link: { kind: 'internal', value: 'about-the-check' } },
        { key: 'r2', icon: 'children', link: null },
        { key: 'r3', icon: 'money', link: null },
        { key: 'r4', icon: 'privacy', link: null },
      ],
    },
  },
} as const satisfies BlockDefinition;
