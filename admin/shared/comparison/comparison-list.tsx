import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedContentFragment } from '../../generated/graphql.ts';
import { type ComparisonRow, getRowPart, toComparisonRows } from './comparison-rows.ts';
import classes from './comparison.module.css';
import { WordDiff } from './word-diff.tsx';
import { useChangeLabels } from './use-change-labels.ts';

type Props = {
  comparison: ComparedContentFragment;
  pageType: string;
  /** The highlighted part: a block's key, 'page' or 'seo'. */
  current?: string | null;
  /** Renders an action for a block, next to its first line. */
  blockAction?: (key: string) => ReactNode;
};

/** The differences between two versions of a page, one line per field. */
export function ComparisonList({ comparison, pageType, current = null, blockAction }: Props) {
  const { t } = useTranslation();
  const rows = toComparisonRows(comparison);
  const sameCount = comparison.blocks.filter(({ change, moved }) => change === 'UNCHANGED' && !moved).length;
  return (
    <div className={classes.comparison}>
      {rows.length === 0 ? (
        <p className={classes.noChanges}>{t('comparison.nothing')}</p>
      ) : (
        <dl className={classes.rows}>
          {rows.map((row, index) => (
            <ComparisonListRow
              key={row.key}
              row={row}
              pageType={pageType}
              isCurrent={getRowPart(row) === current}
              action={
                row.blockKey !== null && row.blockKey !== rows[index - 1]?.blockKey && blockAction?.(row.blockKey)
              }
            />
          ))}
        </dl>
      )}
      {sameCount > 0 && <p className={classes.unchangedCount}>{t('comparison.same', { count: sameCount })}</p>}
    </div>
  );
}

type RowProps = { row: ComparisonRow; pageType: string; isCurrent: boolean; action: ReactNode };

function ComparisonListRow({ row, pageType, isCurrent, action }: RowProps) {
  const { markName, ownerName, fieldName } = useChangeLabels(pageType);
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
      <dd className={classes.text}>
        {field === null ? <BlockChange mark={mark} /> : <WordDiff words={field.words} />}
      </dd>
    </div>
  );
}

/** Describes a block that was added, removed or moved as a whole. */
function BlockChange({ mark }: Pick<ComparisonRow, 'mark'>) {
  const { t } = useTranslation();
  return mark === 'moved' ? <span className={classes.moved}>{t('comparison.moved')}</span> : null;
}
