import { expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { fromServer } from './from-server.ts';

it('takes no block by a name that every object has, which would break what looks blocks up', () => {
  const keys = ['k1', '__proto__', 'constructor', 'toString', 'proto'];
  const blocks = keys.map((key) => sampleBlock(key));
  const pageType = { type: 'default', props: {}, images: [], files: [] };
  const version = { ...sampleContent(), pageType, id: 1, revision: 1, blocks } as unknown as Parameters<
    typeof fromServer
  >[0];
  expect(fromServer(version).blocks.map(({ key }) => key)).toEqual([
    'k1',
    'b__proto__',
    'bconstructor',
    'btoString',
    'proto',
  ]);
});
