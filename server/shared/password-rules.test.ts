import { describe, expect, it } from 'vitest';
import { newPasswordInput, findPasswordErrors } from './password-rules.ts';

const filler = (length: number) => `A!${'a'.repeat(length - 2)}`;

describe('a password', () => {
  it.each([
    ['Abcdefgh!', []],
    ['Élodie vit ici: 1', []],
    ['ÀÀÀÀÀÀÀÀ€', []],
    [filler(9), []],
    [filler(254), []],
    ['😀'.repeat(253) + 'A', []],
    ['abcdefgh!', ['V_09']],
    ['Abcdefghi', ['V_09']],
    ['Abcd efgh', ['V_09']],
    ['Abcdefgh1', ['V_09']],
    ['Cafe\u0301cafes', ['V_09']],
    [filler(8), ['V_10']],
    [filler(255), ['V_11']],
    ['short', ['V_09', 'V_10']],
    ['a'.repeat(300), ['V_09', 'V_11']],
  ])('%s has the errors %j', (password, faults) => {
    expect(findPasswordErrors(password)).toEqual(faults);
  });

  it.each(['Abcdefgh!\0', 'Abcdefgh!\ud800'])('that cannot be stored as text is refused: %j', (password) => {
    expect(newPasswordInput.safeParse(password).success).toBe(false);
  });
});
