import type { ComparedFieldFragment } from '../../generated/graphql.ts';

type Word = ComparedFieldFragment['words'][number];

/** Words with the white space around changed ones set apart, so that lines are drawn through and under words alone. */
export function splitWords(words: readonly Word[]): Word[] {
  return words.flatMap(({ text, change }, index): Word[] => {
    if (change === 'SAME') return [{ text, change }];
    const [, before = '', word = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    // The words that came stand right behind those that went, which had no space of their own.
    const follows = change === 'ADDED' && before === '' && /\S$/.test(words[index - 1]?.text ?? ' ');
    const gap = follows && words[index - 1]?.change === 'REMOVED' ? ' ' : before;
    // A space that went is not worth a word, and would double the one beside it.
    if (word === '') return change === 'ADDED' ? [{ text, change: 'SAME' }] : [];
    return [
      { text: gap, change: 'SAME' as const },
      { text: word, change },
      { text: after, change: 'SAME' as const },
    ].filter((part) => part.text !== '');
  });
}
