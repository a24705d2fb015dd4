import type { BlockDefinition } from '../../shared/content-definition.ts';

/**
 * A video of an external service. It contacts the service only after the visitor accepts cookies; its transcript is
 * always available.
 */
export const videoDefinition = {
  id: 'video',
  icon: 'video',
  category: 'media',
  description: 'blocks.video.description',
  illustration: [
    { tone: 'faint', x: 32, y: 14, width: 86, height: 44, radius: 3 },
    { tone: 'mark', path: 'M68 26L86 36L68 46Z' },
  ],
  fields: [{ kind: 'video', name: 'video', required: true }],
  defaults: { video: null },
  example: {
    props: {
      video: {
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        title: {
          en: 'How to clean a gutter',
          nl: 'Hoe u een goot schoonmaakt',
          de: 'Wie man eine Rinne reinigt',
          fr: 'Comment nettoyer une gouttière',
        },
        text: {
          en: 'Two people stand on a scaffold. One holds the ladder, the other takes leaves out of the gutter.',
          nl: 'Twee mensen staan op een steiger. De een houdt de ladder vast, de ander haalt bladeren uit de goot.',
          de: 'Zwei Menschen stehen auf einem Gerüst. Einer hält die Leiter, der andere nimmt Laub aus der Rinne.',
          fr: 'Deux personnes sont sur un échafaudage. L’une tient l’échelle, l’autre retire les feuilles de la gouttière.',
        },
      },
    },
  },
} as const satisfies BlockDefinition;
