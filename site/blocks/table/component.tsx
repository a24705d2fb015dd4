import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { tableDefinition } from './definition.ts';
import { readTable, type TableCell } from './read-table.ts';
import style from './style.module.css';

export function TableBlock({ block, locale }: BlockProps) {
  const { caption, table, headerRow, headerColumn } = readFields(tableDefinition, block);
  const rows = readTable(table);
  if (rows.every((cells) => cells.every(({ html }) => html === ''))) return null;
  const [first, ...others] = rows;
  const head = headerRow && first && others.length > 0 ? first : null;
  const body = head ? others : rows;
  const captionID = `table-${block.key}`;
  return (
    <figure id={block.anchorPoint || undefined} className={style.figure}>
      {caption !== '' && (
        <figcaption id={captionID} className={style.caption}>
          {caption}
        </figcaption>
      )}
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        className={style.scroll}
        aria-labelledby={caption === '' ? undefined : captionID}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
      >
        <table className={style.table} aria-labelledby={caption === '' ? undefined : captionID}>
          {head && (
            <thead>
              <tr>
                <Cells cells={head} headers={head.length} scope="col" locale={locale} />
              </tr>
            </thead>
          )}
          <tbody>
            {body.map((cells, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its place
              <tr key={index}>
                <Cells cells={cells} headers={headerColumn ? 1 : 0} scope="row" locale={locale} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

type CellsProps = { cells: readonly TableCell[]; headers: number; scope: 'col' | 'row'; locale: string };

/** The cells of a row, of which the first `headers` are header cells. An empty header cell becomes a data cell. */
function Cells({ cells, headers, scope, locale }: CellsProps) {
  return cells.map(({ html, ...spans }, index) => {
    const isHeader = index < headers && html.replace(/<[^>]*>/g, '').trim() !== '';
    const Cell = isHeader ? 'th' : 'td';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a cell is nothing but its place
      <Cell key={index} {...spans} scope={isHeader ? scope : undefined}>
        <RichText html={html} locale={locale} />
      </Cell>
    );
  });
}
