import type { BlockDefinition } from '../../shared/content-definition.ts';

/**
 * A video of an external service. It contacts the service only after the visitor accepts cookies; its transcript is
 * always available.
 */
export const videoDefinition = {
  id: 'video',
  icon: 'M15 10l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -1.447 .894l-4.553 -2.276v-4M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -8',
  category: 'media',
  illustration: [
    { tone: 'faint', x: 32, y: 14, width: 86, height: 44, radius: 3 },
    { tone: 'mark', path: 'M68 26L86 36L68 46Z' },
  ],
  fields: [{ kind: 'video', name: 'video', required: true }],
  defaults: { video: null },
  example: { props: { video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } } },
} as const satisfies BlockDefinition;
