import type { ReactNode } from 'react';
import type { TableProps } from './list-table.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FailureNotice, UnaffectedScreens, useDelayed } from '../ui/index.ts';
import classes from './list-content.module.css';
import { ListTable } from './list-table.tsx';
import { SelectionBox } from './selection-box.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Props<Item extends { id: number }> = TableProps<Item> & {
  /** A row of three lines, for a phone. */
  renderCompact: (item: Item) => ReactNode;
  /** Instead of the text that nothing was found. */
  empty?: ReactNode;
  /** What could not be loaded: 'The pages could not be loaded.' */
  failureTitle: string;
};

/** What a list shows: its rows, that there are none, that they are on their way or that they did not come. */
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
        <UnaffectedScreens />
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
    <ul className={classes.rows} aria-label={label} aria-busy={state.isLoading}>
      {state.items.map((item) => (
        <li key={item.id} className={classes.row} data-selected={selection?.has(item) || undefined}>
          {selection ? (
            <div className={classes.choice}>
              <SelectionBox item={item} selection={selection} />
            </div>
          ) : null}
          <div className={classes.lines}>{renderCompact(item)}</div>
          {renderActions?.(item)}
        </li>
      ))}
    </ul>
  );
}
