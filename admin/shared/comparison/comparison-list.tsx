import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedContentFragment } from '../../generated/graphql.ts';
import { type ChangeRow, partOf, toChangeRows } from './change-rows.ts';
import classes from './comparison.module.css';
import { FieldWords } from './field-words.tsx';
import { useChangeNames } from './use-change-names.ts';

type Props = {
  comparison: ComparedContentFragment;
  pageType: string;
  /** What stands out: a block's key, 'page' or 'seo'. */
  current?: string | null;
  /** What can be done with a block, beside the first of its lines. */
  blockAction?: (key: string) => ReactNode;
};

/** What differs between two states of a page, a line per field. */
export function ComparisonList({ comparison, pageType, current = null, blockAction }: Props) {
  const { t } = useTranslation();
  const rows = toChangeRows(comparison);
  const sameCount = comparison.blocks.filter(({ change, moved }) => change === 'UNCHANGED' && !moved).length;
  return (
    <div className={classes.proof}>
      {rows.length === 0 ? (
        <p className={classes.nothing}>{t('comparison.nothing')}</p>
      ) : (
        <dl className={classes.rows}>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              pageType={pageType}
              isCurrent={partOf(row) === current}
              action={
                row.blockKey !== null && row.blockKey !== rows[index - 1]?.blockKey && blockAction?.(row.blockKey)
              }
            />
          ))}
        </dl>
      )}
      {sameCount > 0 && <p className={classes.same}>{t('comparison.same', { count: sameCount })}</p>}
    </div>
  );
}

type RowProps = { row: ChangeRow; pageType: string; isCurrent: boolean; action: ReactNode };

function Row({ row, pageType, isCurrent, action }: RowProps) {
  const { markName, ownerName, fieldName } = useChangeNames(pageType);
  const { mark, field } = row;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <div className={classes.row} ref={ref} data-current={isCurrent || undefined}>
      <dt className={classes.name}>
        <span className={classes.owner}>{ownerName(row)}</span>
        {field !== null && <span className={classes.field}>{fieldName(row)}</span>}
        {mark !== null && (
          <span className={classes.mark} data-mark={mark}>
            {markName(mark)}
          </span>
        )}
        {action}
      </dt>
      <dd className={classes.text}>{field === null ? <Whole mark={mark} /> : <FieldWords words={field.words} />}</dd>
    </div>
  );
}

/** Where no field tells what became of a block. */
function Whole({ mark }: Pick<ChangeRow, 'mark'>) {
  const { t } = useTranslation();
  return mark === 'moved' ? <span className={classes.moved}>{t('comparison.moved')}</span> : null;
}
