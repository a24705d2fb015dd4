import { describe, expect, it } from 'vitest';
import '../../shared/html/server-html-reader.ts';
import { readTable } from './read-table.ts';

const htmlOf = (html: string): string[][] => readTable(html).map((cells) => cells.map((cell) => cell.html));

describe('a table', () => {
  it('is read in rows of cells, headers too, with their content', () => {
    const html =
      '<p>Vooraf</p><table><thead><tr><th>Score</th></tr></thead><tbody><tr><td><p>0 &lt; 39</p></td><td><b>Slecht</b></td></tr></tbody></table>';
    expect(htmlOf(html)).toEqual([['Score'], ['<p>0 &lt; 39</p>', '<b>Slecht</b>']]);
  });

  it('keeps valid spans', () => {
    const [cells] = readTable('<table><tr><td colspan="2" rowspan="x"></td><td colspan="9999"></td></tr></table>');
    expect(cells?.map(({ colSpan, rowSpan }) => [colSpan, rowSpan])).toEqual([
      [2, undefined],
      [undefined, undefined],
    ]);
  });

  it('is the first one, and empty if there is none', () => {
    expect(htmlOf('<table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>')).toEqual([['1']]);
    expect(htmlOf('<p>Geen tabel</p>')).toEqual([]);
    expect(htmlOf('<table><tr></tr>')).toEqual([]);
  });
});
