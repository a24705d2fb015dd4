import { expect, test } from 'vitest';
import { countChangedWords } from './count-changed-words.ts';

test('counts changed words in the page’s own fields and its blocks, but not unchanged ones', () => {
  const fields = [
    {
      words: [
        { text: 'Working ', change: 'SAME' as const },
        { text: 'with candles', change: 'ADDED' as const },
      ],
    },
  ];
  const blocks = [
    {
      fields: [
        {
          words: [
            { text: 'a  solid\nground', change: 'REMOVED' as const },
            { text: ' ', change: 'ADDED' as const },
          ],
        },
      ],
    },
  ];
  expect(countChangedWords({ fields, blocks })).toEqual({ added: 2, removed: 3 });
});
