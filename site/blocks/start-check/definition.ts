import type { BlockDefinition } from '../../shared/content-definition.ts';

/** The link to the check. By default the button is labelled 'Start the check' in the page's language. */
export const startCheckDefinition = {
  id: 'start-check',
  icon: 'M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2M9 14l2 2l4 -4',
  category: 'action',
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
  example: { props: { label: '', link: { kind: 'internal', value: 'about-the-check' } } },
} as const satisfies BlockDefinition;
