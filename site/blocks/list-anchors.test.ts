import { expect, it } from 'vitest';
import { listAnchors } from './index.ts';

it('lists the blocks with an anchor in page order, each by its first text', () => {
  const blocks = [
    { type: 'heading', anchorPoint: 'goten', props: { text: ' Goten schoonmaken ', level: '2' } },
    { type: 'heading', anchorPoint: '', props: { text: 'Zonder anker' } },
    { type: 'rich-text', anchorPoint: 'lood', props: { html: '<p>Vooraf</p><h3>Lood &amp; <em>zink</em></h3>' } },
    { type: 'accordion', anchorPoint: 'vragen', props: { title: 'Vragen', items: [] } },
  ];
  expect(listAnchors(blocks)).toEqual([
    { name: 'goten', label: 'Goten schoonmaken' },
    { name: 'lood', label: 'Lood & zink' },
    { name: 'vragen', label: 'Vragen' },
  ]);
});

it('labels a block without text by its anchor, like one of an unknown type', () => {
  const blocks = [
    { type: 'spacer', anchorPoint: 'einde-van_de-pagina', props: {} },
    { type: 'carousel', anchorPoint: 'beelden', props: { title: 'Niet gelezen' } },
    { type: 'heading', anchorPoint: '-', props: { text: 7 } },
  ];
  expect(listAnchors(blocks).map(({ label }) => label)).toEqual(['einde van de pagina', 'beelden', '-']);
});
