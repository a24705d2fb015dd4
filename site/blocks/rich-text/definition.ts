import type { BlockDefinition } from '../../shared/content-definition.ts';

export const richTextDefinition = {
  id: 'rich-text',
  icon: 'align-left',
  category: 'text',
  description: 'blocks.rich-text.description',
  illustration: [
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
      html: {
        en: '<h2>A warm welcome</h2><p>The church is open every day from <strong>ten to four</strong>. Come in, light a candle, or sit down for a while.</p>',
        nl: '<h2>Van harte welkom</h2><p>De kerk is elke dag open van <strong>tien tot vier</strong>. Kom binnen, steek een kaars aan, of ga even zitten.</p>',
        de: '<h2>Herzlich willkommen</h2><p>Die Kirche ist jeden Tag von <strong>zehn bis vier</strong> geöffnet. Treten Sie ein, zünden Sie eine Kerze an, oder setzen Sie sich eine Weile.</p>',
        fr: '<h2>Soyez les bienvenus</h2><p>L’église est ouverte tous les jours de <strong>dix à seize heures</strong>. Entrez, allumez un cierge, ou asseyez-vous un moment.</p>',
      },
    },
  },
} as const satisfies BlockDefinition;
