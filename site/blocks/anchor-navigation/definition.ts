import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Links to the blocks of the page that have an anchor. */
export const anchorNavigationDefinition = {
  id: 'anchor-navigation',
  icon: 'anchor',
  category: 'layout',
  description: 'blocks.anchor-navigation.description',
  illustration: [
    { tone: 'line', x: 28, y: 16, width: 40, height: 5, radius: 2.5 },
    { tone: 'mark', path: 'M28 29h4v4h-4ZM28 40h4v4h-4ZM28 51h4v4h-4Z' },
    { tone: 'faint', path: 'M38 29h54v4H38ZM38 40h66v4H38ZM38 51h42v4H38Z' },
  ],
  fields: [{ kind: 'text', name: 'title', maxLength: 120 }],
  defaults: { title: '' },
  example: {
    props: { title: { en: 'On this page', nl: 'Op deze pagina', de: 'Auf dieser Seite', fr: 'Sur cette page' } },
  },
} as const satisfies BlockDefinition;
