import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Space between two parts of a page, optionally with a line. */
export const spacerDefinition = {
  id: 'spacer',
  icon: 'M4 20v-2a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2M4 4v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M16 12h-8',
  category: 'layout',
  illustration: [
    { tone: 'faint', path: 'M28 14h94v4H28ZM28 21h70v3H28Z' },
    { tone: 'mark', x: 28, y: 35, width: 94, height: 2 },
    { tone: 'faint', path: 'M28 48h94v4H28ZM28 55h60v3H28Z' },
  ],
  fields: [
    { kind: 'choice', name: 'size', options: ['medium', 'small', 'large'] },
    { kind: 'toggle', name: 'line' },
  ],
  defaults: { size: 'medium', line: false },
  example: { props: { size: 'medium', line: true } },
} as const satisfies BlockDefinition;
