import type { BlockDefinition } from '../../shared/content-definition.ts';

export const richTextDefinition = {
  id: 'rich-text',
  icon: 'align-left',
  category: 'text',
  description: 'blocks.rich-text.description',
  picture: [
    { tone: 'line', x: 34, y: 20, width: 44, height: 4, radius: 2 },
    { tone: 'faint', x: 34, y: 30, width: 82, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 37, width: 78, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 44, width: 80, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 51, width: 30, height: 3, radius: 1.5 },
    { tone: 'mark', x: 66, y: 51, width: 22, height: 3, radius: 1.5 },
  ],
  fields: [{ kind: 'rich-text', name: 'html', required: true }],
  defaults: { html: '' },
  example: {
    props: {
      html: '<h2>A warm welcome</h2><p>The church is open every day from <strong>ten to four</strong>. Come in, light a candle, or sit down for a while.</p>',
    },
  },
} as const satisfies BlockDefinition;
