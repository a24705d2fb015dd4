import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Links to the blocks of the page that have an anchor. */
export const anchorNavigationDefinition = {
  id: 'anchor-navigation',
  icon: 'M12 9v12m-8 -8a8 8 0 0 0 16 0m1 0h-2m-14 0h-2M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  category: 'layout',
  illustration: [
    { tone: 'line', x: 28, y: 16, width: 40, height: 5, radius: 2.5 },
    { tone: 'mark', path: 'M28 29h4v4h-4ZM28 40h4v4h-4ZM28 51h4v4h-4Z' },
    { tone: 'faint', path: 'M38 29h54v4H38ZM38 40h66v4H38ZM38 51h42v4H38Z' },
  ],
  fields: [{ kind: 'text', name: 'title', maxLength: 120 }],
  defaults: { title: '' },
} as const satisfies BlockDefinition;
