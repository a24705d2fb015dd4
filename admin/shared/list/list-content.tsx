import type { ReactNode } from 'react';
import type { ListTableProps } from './list-table.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FailureNotice, OtherScreens, useDelayed } from '../ui/index.ts';
import classes from './list-content.module.css';
import { ListTable } from './list-table.tsx';
import { RowCheckbox } from './selection-checkbox.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

export type ListContentProps<Item extends { id: number }> = ListTableProps<Item> & {
  /** A row of three lines, for phones. */
  renderCompact: (item: Item) => ReactNode;
  /** Shown when there are no items at all. */
  empty?: ReactNode;
  /** Shown when search and filters match nothing. */
  noResults?: ReactNode;
  /** Error heading, such as 'The pages could not be loaded.' */
  failureTitle: string;
};

/** A list's rows, or its empty, loading or error state. */
export function ListContent<Item extends { id: number }>(props: ListContentProps<Item>) {
  const { list, label, failureTitle, renderCompact, renderActions, selection } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
  const isSlow = useDelayed(list.isLoading && !list.hasLoaded);

  if (list.hasFailed) {
    return (
      <>
        <FailureNotice title={failureTitle} onRetry={list.reload}>
          {t('list.failureHint')}
        </FailureNotice>
        <OtherScreens />
      </>
    );
  }
  if (!list.hasLoaded) return isSlow ? <SkeletonRows /> : null;
  if (list.items.length === 0) {
    const { empty, noResults = <p className={classes.empty}>{t('search.noResults')}</p> } = props;
    return list.searchTerm === '' && empty ? empty : noResults;
  }
  if (!isPhone) {
    return (
      <div className={classes.container}>
        <ListTable {...props} />
      </div>
    );
  }
  return (
    <ul className="ui-list" aria-label={label} aria-busy={list.isLoading}>
      {list.items.map((item) => (
        <li key={item.id} className={classes.row} data-selected={selection?.has(item) || undefined}>
          {selection ? (
            <div className={classes.checkbox}>
              <RowCheckbox item={item} selection={selection} />
            </div>
          ) : null}
          <div className="ui-grow">{renderCompact(item)}</div>
          {renderActions?.(item)}
        </li>
      ))}
    </ul>
  );
}
