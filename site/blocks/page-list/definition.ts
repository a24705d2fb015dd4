import type { BlockDefinition } from '../../shared/content-definition.ts';

/** The newest pages in the language of the page, optionally of a type or with a public tag. */
export const pageListDefinition = {
  id: 'page-list',
  icon: 'M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11M8 8l4 0M8 12l4 0M8 16l4 0',
  category: 'lists',
  illustration: [
    { tone: 'mark', x: 28, y: 15, width: 14, height: 11, radius: 2 },
    { tone: 'faint', path: 'M28 31h14v11H28ZM28 47h14v11H28Z' },
    { tone: 'line', path: 'M48 16h46v4H48ZM48 32h54v4H48ZM48 48h40v4H48Z' },
    { tone: 'faint', path: 'M48 23h70v3H48ZM48 39h62v3H48ZM48 55h66v3H48Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'choice', name: 'type', options: ['all', 'default', 'article', 'home'] },
    { kind: 'text', name: 'tag', maxLength: 255 },
    { kind: 'number', name: 'count', min: 1, max: 24, step: 1 },
    { kind: 'toggle', name: 'pictures' },
  ],
  defaults: { title: '', type: 'default', tag: '', count: 3, pictures: true },
  example: { props: { type: 'default', tag: '', count: 3, pictures: true } },
  loadsData: true,
} as const satisfies BlockDefinition;
