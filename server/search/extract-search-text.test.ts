import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { everyKind } from '../../tests/support/every-kind.ts';
import type { VersionContent } from '../content/index.ts';
import { extractSearchText } from './extract-search-text.ts';

type Props = Record<string, unknown>;

/** The text of a page with one block that has a field of every kind. */
function read(props: Props, given: Partial<VersionContent> = {}): { title: string; headings: string; body: string } {
  const block = { type: everyKind.id, key: 'b1', anchorPoint: '', props, __images: {}, __files: {} };
  const head = { title: 'A page', seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };
  const pageType = { pageTypeProps: {}, pageTypeImages: {}, pageTypeFiles: {} };
  const content = { ...head, ...pageType, blocks: [block], ...given };
  return extractSearchText(content, 'default', { blockDefinitions: [everyKind], pageTypeDefinitions: [] });
}

describe('the search text of a page', () => {
  it('has the words of texts, rich texts and videos, also in rows, with headings apart', () => {
    const text = read({
      title: 'Open doors',
      body: '<h2>Sunday</h2><p>Ten to <strong>four</strong></p>',
      film: { url: 'https://vimeo.com/1', title: 'Bells', text: 'They ring.' },
      cards: [
        { key: 'c1', title: 'Tower', body: '<p>High &amp; old</p>' },
        { key: 'c2', title: 'Nave' },
      ],
    });
    expect(text).toEqual({
      title: 'A page',
      headings: 'Sunday',
      body: 'Open doors\nTen to four\nBells\nThey ring.\nTower\nHigh & old\nNave',
    });
  });

  it('has no values that visitors do not read', () => {
    const props = {
      side: 'left',
      wide: true,
      size: 12,
      day: '2026-02-28',
      ground: 'page',
      target: {
        kind: 'external',
        value: 'https://example.com',
      },
      cards: [{ key: 'secret' }],
    };
    expect(read(props)).toMatchObject({ headings: '', body: '' });
  });

  it('is empty for content of the wrong type', () => {
    expect(read({ title: 4, body: [], film: 'x', cards: 'none' })).toMatchObject({ headings: '', body: '' });
  });
});
