import type { BlockDefinition } from '../../shared/content-definition.ts';

/** An invitation to call; the number comes from the site settings. */
export const contactDefinition = {
  id: 'contact',
  icon: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
  category: 'action',
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
  example: { props: { link: { kind: 'mail', value: 'advice@church.example' } } },
} as const satisfies BlockDefinition;
