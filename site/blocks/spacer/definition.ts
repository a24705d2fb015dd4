import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Space between two parts of a page, optionally with a line. */
export const spacerDefinition = {
  id: 'spacer',
  icon: 'spacing-vertical',
  category: 'layout',
  description: 'blocks.spacer.description',
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
