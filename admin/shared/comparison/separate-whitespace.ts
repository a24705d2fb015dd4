import type { ComparedFieldFragment } from '../../generated/graphql.ts';

type Word = ComparedFieldFragment['words'][number];

/**
 * Moves the white space around changed words into parts of its own, so that only the words are struck through or
 * underlined.
 */
export function separateWhitespace(words: readonly Word[]): Word[] {
  return words.flatMap(({ text, change }, index): Word[] => {
    if (change === 'SAME') return [{ text, change }];
    const [, before = '', word = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    // Added words directly after removed ones need a space between them.
    const follows = change === 'ADDED' && before === '' && /\S$/.test(words[index - 1]?.text ?? ' ');
    const gap = follows && words[index - 1]?.change === 'REMOVED' ? ' ' : before;
    // Removed white space is left out: it would double the space next to it.
    if (word === '') return change === 'ADDED' ? [{ text, change: 'SAME' }] : [];
    return [
      { text: gap, change: 'SAME' as const },
      { text: word, change },
      { text: after, change: 'SAME' as const },
    ].filter((part) => part.text !== '');
  });
}
