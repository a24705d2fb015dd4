import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { checksOf, findPlace, joinChecks, listUnchanged, toChecks } from './publication-check.ts';

describe('where an error of the server leads', () => {
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
    expect(findPlace(property)).toEqual(place);
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
  const left = (present: ReturnType<typeof sampleContent>) =>
    listUnchanged(checks, sampleContent(), present).map((index) => checks[index]?.property);

  it('are found by the field that they stand at', () => {
    expect(checksOf(checks, { kind: 'block', key: 'b1' }, 'image')).toHaveLength(1);
    expect(checksOf(checks, { kind: 'block', key: 'b2' }, 'image')).toHaveLength(0);
    expect(checksOf(checks, { kind: 'page-settings' }, 'intro')).toHaveLength(1);
    expect(checksOf(checks, { kind: 'seo' }, 'seoImage')).toHaveLength(1);
  });

  it('hold while nothing has changed, also when blocks are only moved', () => {
    expect(left(sampleContent())).toHaveLength(5);
    expect(left(sampleContent({ blocks: sampleContent().blocks.toReversed() }))).toHaveLength(5);
  });

  it('fall away for the block that was changed or removed', () => {
    const [first, , third] = sampleContent().blocks;
    const changed = sampleBlock('b2', { props: { text: 'New', level: '2' } });
    if (!first || !third) throw new Error('The sample has three blocks');
    expect(left(sampleContent({ blocks: [first, changed, third] }))).not.toContain('block.b2.link');
    expect(left(sampleContent({ blocks: [first, third] }))).toContain('block.b1.image.altText');
    expect(left(sampleContent({ blocks: [first, third] }))).not.toContain('block.b2.link');
  });

  it('fall away for the page when its own fields were changed; general ones stay', () => {
    expect(left(sampleContent({ title: 'Another' }))).toEqual(['block.b1.image.altText', 'block.b2.link', '']);
  });
});

describe('what was found and what a refusal said', () => {
  const [one, other] = toChecks([
    { code: 'V_01', property: 'block.b1.text' },
    { code: 'V_13', property: 'block.b1.text' },
  ]) as [never, never];

  it('stand together once, in the order of the finding', () => {
    expect(joinChecks([one], [one, other])).toEqual([one, other]);
    expect(joinChecks([], [other])).toEqual([other]);
  });
});
