import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Files to download, each with its type and size. */
export const filesDefinition = {
  id: 'files',
  icon: 'file-download',
  category: 'lists',
  description: 'blocks.files.description',
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
    props: {
      title: { en: 'To print', nl: 'Om af te drukken', de: 'Zum Ausdrucken', fr: 'À imprimer' },
      intro: {
        en: 'Hang them where people pass.',
        nl: 'Hang ze op waar mensen langskomen.',
        de: 'Hängen Sie sie auf, wo Menschen vorbeikommen.',
        fr: 'Affichez-les là où l’on passe.',
      },
    },
    files: {
      files: [
        { url: '/files/escape-plan.pdf', fileName: 'escape-plan.pdf', fileSize: 182_400 },
        { url: '/files/key-list.ods', fileName: 'key-list.ods', fileSize: 14_100 },
      ],
    },
  },
} as const satisfies BlockDefinition;
