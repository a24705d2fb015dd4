import { describe, expect, it } from 'vitest';
import { splitNames } from './split-names.ts';

describe('pasted names of tags', () => {
  it.each([
    ['fire, water;storm\troof', ['fire', 'water', 'storm', 'roof']],
    ['fire\r\n\r\n  water  \n', ['fire', 'water']],
    ['Fire, fire, FIRE', ['Fire']],
    ['two words', ['two words']],
    ['e\u0301lan, \u00e9lan', ['\u00e9lan']],
    [' ,;\n', []],
  ])('%j are %j', (text, names) => {
    expect(splitNames(text)).toEqual(names);
  });
});
