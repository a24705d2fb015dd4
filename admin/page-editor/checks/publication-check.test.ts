import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { findFieldChecks, toCheckPlace, mergeChecks, findUnchangedIndexes, toChecks } from './publication-check.ts';

describe('the place of a server error', () => {
  it.each([
    ['block.b1.text', { kind: 'block', key: 'b1', field: 'text' }],
    ['block.b1.image.altText', { kind: 'block', key: 'b1', field: 'image.altText' }],
    ['block.b1', { kind: 'block', key: 'b1', field: '' }],
    ['page.slug', { kind: 'page-settings', field: 'slug' }],
    ['page.title', { kind: 'page-settings', field: 'title' }],
    ['pageType.intro', { kind: 'page-settings', field: 'intro' }],
    ['version.seoImage', { kind: 'seo', field: 'seoImage' }],
    ['version.seoTitle', { kind: 'seo', field: 'seoTitle' }],
    ['', { kind: 'general' }],
    ['media.fileName', { kind: 'general' }],
  ] as const)('%s', (property, place) => {
    expect(toCheckPlace(property)).toEqual(place);
  });
});

describe('publication checks', () => {
  const checks = toChecks([
    { code: 'V_01', property: 'block.b1.image.altText' },
    { code: 'V_13', property: 'block.b2.link' },
    { code: 'V_01', property: 'pageType.intro' },
    { code: 'V_12', property: 'version.seoImage' },
    { code: 'G_01', property: '' },
  ]);
  const remaining = (present: ReturnType<typeof sampleContent>) =>
    findUnchangedIndexes(checks, sampleContent(), present).map((index) => checks[index]?.property);

  it('are found by their field', () => {
    expect(findFieldChecks(checks, { kind: 'block', key: 'b1' }, 'image')).toHaveLength(1);
    expect(findFieldChecks(checks, { kind: 'block', key: 'b2' }, 'image')).toHaveLength(0);
    expect(findFieldChecks(checks, { kind: 'page-settings' }, 'intro')).toHaveLength(1);
    expect(findFieldChecks(checks, { kind: 'seo' }, 'seoImage')).toHaveLength(1);
  });

  it('stay valid while nothing but the order of blocks changes', () => {
    expect(remaining(sampleContent())).toHaveLength(5);
    expect(remaining(sampleContent({ blocks: sampleContent().blocks.toReversed() }))).toHaveLength(5);
  });

  it('become stale for a block that was changed or removed', () => {
    const [first, , third] = sampleContent().blocks;
    const changed = sampleBlock('b2', { props: { text: 'New', level: '2' } });
    if (!first || !third) throw new Error('The sample has three blocks');
    expect(remaining(sampleContent({ blocks: [first, changed, third] }))).not.toContain('block.b2.link');
    expect(remaining(sampleContent({ blocks: [first, third] }))).toContain('block.b1.image.altText');
    expect(remaining(sampleContent({ blocks: [first, third] }))).not.toContain('block.b2.link');
  });

  it('become stale for the page when its own fields were changed; general ones stay valid', () => {
    expect(remaining(sampleContent({ title: 'Another' }))).toEqual(['block.b1.image.altText', 'block.b2.link', '']);
  });
});

describe('checks of a page and errors of an action', () => {
  const [one, other] = toChecks([
    { code: 'V_01', property: 'block.b1.text' },
    { code: 'V_13', property: 'block.b1.text' },
  ]) as [never, never];

  it('are merged without duplicates, the checks first', () => {
    expect(mergeChecks([one], [one, other])).toEqual([one, other]);
    expect(mergeChecks([], [other])).toEqual([other]);
  });
});
