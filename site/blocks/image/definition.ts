import type { BlockDefinition } from '../../shared/content-definition.ts';

export const imageDefinition = {
  id: 'image',
  icon: 'photo',
  category: 'media',
  fields: [
    { kind: 'image', name: 'image', required: true },
    { kind: 'text', name: 'caption', multiline: true, maxLength: 1000 },
  ],
  defaults: { caption: '' },
} as const satisfies BlockDefinition;
