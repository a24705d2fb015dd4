import { expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { toPageContent } from './to-page-content.ts';

it('renames block keys that every object has as a property, which would break lookups', () => {
  const keys = ['k1', '__proto__', 'constructor', 'toString', 'proto'];
  const blocks = keys.map((key) => sampleBlock(key));
  const pageType = { type: 'default', props: {}, images: [], files: [] };
  const version = { ...sampleContent(), pageType, id: 1, revision: 1, blocks } as unknown as Parameters<
    typeof toPageContent
  >[0];
  expect(toPageContent(version).blocks.map(({ key }) => key)).toEqual([
    'k1',
    'b__proto__',
    'bconstructor',
    'btoString',
    'proto',
  ]);
});
