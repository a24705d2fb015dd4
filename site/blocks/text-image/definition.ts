import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Text beside an image, or beside the illustration of the report; optionally on a coloured band. */
export const textImageDefinition = {
  id: 'text-image',
  icon: 'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M9 4l0 16',
  category: 'media',
  illustration: [
    { tone: 'faint', x: 28, y: 16, width: 40, height: 40, radius: 2 },
    { tone: 'line', x: 78, y: 19, width: 34, height: 5, radius: 2.5 },
    { tone: 'faint', path: 'M78 29h44v3H78ZM78 36h40v3H78Z' },
    { tone: 'mark', x: 78, y: 45, width: 26, height: 9, radius: 3 },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'rich-text', name: 'html', required: true },
    { kind: 'image', name: 'image' },
    { kind: 'choice', name: 'drawing', options: ['none', 'report'] },
    { kind: 'choice', name: 'side', options: ['left', 'right'] },
    { kind: 'colour', name: 'colour', colours: ['page', 'ground'] },
    { kind: 'text', name: 'label', maxLength: 60 },
    { kind: 'link', name: 'link' },
  ],
  defaults: { title: '', html: '', drawing: 'none', side: 'left', colour: 'page', label: '', link: null },
  example: {
    props: { drawing: 'report', side: 'left', colour: 'ground', link: { kind: 'internal', value: 'about-the-check' } },
  },
} as const satisfies BlockDefinition;
