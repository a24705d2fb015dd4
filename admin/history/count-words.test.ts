import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('words are counted over the page’s own fields and its blocks, what stayed is not', () => {
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
  expect(countWords({ fields, blocks })).toEqual({ added: 2, removed: 3 });
});
