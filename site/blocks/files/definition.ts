import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Files to download, each with its type and size. */
export const filesDefinition = {
  id: 'files',
  icon: 'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M12 17v-6M9.5 14.5l2.5 2.5l2.5 -2.5',
  category: 'lists',
  illustration: [
    { tone: 'mark', path: 'M28 15h10v10H28ZM28 31h10v10H28ZM28 47h10v10H28Z' },
    { tone: 'line', path: 'M44 18h44v4H44ZM44 34h36v4H44ZM44 50h48v4H44Z' },
    { tone: 'faint', path: 'M106 18h16v4h-16ZM106 34h16v4h-16ZM106 50h16v4h-16Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'text', name: 'intro', multiline: true, maxLength: 500 },
    { kind: 'files', name: 'files', min: 1, max: 50 },
  ],
  defaults: { title: '', intro: '' },
  example: {
    files: {
      files: [
        { url: '/files/escape-plan.pdf', fileName: 'escape-plan.pdf', fileSize: 182400 },
        { url: '/files/key-list.ods', fileName: 'key-list.ods', fileSize: 14100 },
      ],
    },
  },
} as const satisfies BlockDefinition;
