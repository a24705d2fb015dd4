import { describe, expect, it } from 'vitest';
import { splitTagNames } from './split-tag-names.ts';

describe('pasted tag names', () => {
  it.each([
    ['fire, water;storm\troof', ['fire', 'water', 'storm', 'roof']],
    ['fire\r\n\r\n  water  \n', ['fire', 'water']],
    ['Fire, fire, FIRE', ['Fire']],
    ['two words', ['two words']],
    ['e\u0301lan, \u00e9lan', ['\u00e9lan']],
    [' ,;\n', []],
  ])('%j is split into %j', (text, names) => {
    expect(splitTagNames(text)).toEqual(names);
  });
});
