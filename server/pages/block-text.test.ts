import { describe, expect, it } from 'vitest';
import { everyKind } from '../../tests/support/every-kind.ts';
import { blockText } from './block-text.ts';

describe('the text of a block', () => {
  it('is the words of its texts, rich texts and videos, those of its rows too', () => {
    const props = {
      title: 'Open doors',
      body: '<h2>Sunday</h2><p>Ten to <strong>four</strong></p>',
      film: { url: 'https://vimeo.com/1', title: 'Bells', text: 'They ring.' },
      cards: [
        { key: 'c1', title: 'Tower', body: '<p>High &amp; old</p>' },
        { key: 'c2', title: 'Nave' },
      ],
    };
    expect(blockText(everyKind, props)).toBe(
      'Open doors\nSunday\nTen to four\nBells\nThey ring.\nTower\nHigh & old\nNave',
    );
  });

  it('holds nothing that no visitor reads', () => {
    const props = {
      ...{ side: 'left', wide: true, size: 12, day: '2026-02-28', ground: 'page' },
      target: { kind: 'external', value: 'https://example.com' },
      cards: [{ key: 'secret' }],
    };
    expect(blockText(everyKind, props)).toBe('');
  });

  it('is empty for content of the wrong type', () => {
    expect(blockText(everyKind, { title: 4, body: [], film: 'x', cards: 'none' })).toBe('');
  });
});
