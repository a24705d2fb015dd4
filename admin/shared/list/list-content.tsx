import type { ReactNode } from 'react';
import type { ListTableProps } from './list-table.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FailureNotice, OtherScreens, useDelayed } from '../ui/index.ts';
import classes from './list-content.module.css';
import { ListTable } from './list-table.tsx';
import { RowCheckbox } from './selection-checkbox.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Props<Item extends { id: number }> = ListTableProps<Item> & {
  /** A row of three lines, for phones. */
  renderCompact: (item: Item) => ReactNode;
  /** Shown instead of "no results" when there are no items at all. */
  empty?: ReactNode;
  /** Error heading, such as 'The pages could not be loaded.' */
  failureTitle: string;
};

/** A list's rows, or its empty, loading or error state. */
export function ListContent<Item extends { id: number }>(props: Props<Item>) {
  const { state, store, label, empty, failureTitle, renderCompact, renderActions, selection } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
  const isSlow = useDelayed(state.isLoading && !state.hasLoaded);

  if (state.hasFailed) {
    return (
      <>
        <FailureNotice title={failureTitle} onRetry={store.reload}>
          {t('list.failureHint')}
        </FailureNotice>
        <OtherScreens />
      </>
    );
  }
  if (!state.hasLoaded) return isSlow ? <SkeletonRows /> : null;
  if (state.items.length === 0) return empty ?? <p className={classes.empty}>{t('search.noResults')}</p>;
  if (!isPhone) {
    return (
      <div className={classes.container}>
        <ListTable {...props} />
      </div>
    );
  }
  return (
    <ul className="ui-list" aria-label={label} aria-busy={state.isLoading}>
      {state.items.map((item) => (
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
