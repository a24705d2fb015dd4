import type { ServerList } from './list-state.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenFooter } from '../ui/index.ts';
import classes from './list-footer.module.css';
import { countPages } from './list-state.ts';
import { Pagination } from './pagination.tsx';

type Props = {
  list: ServerList<unknown>;
  /** Actions for selected rows, if there are any. */
  selectionBar?: ReactNode;
};

/** Range and total of the shown rows, and pagination. Hidden if all rows fit on one page and none is selected. */
export function ListFooter({ list, selectionBar }: Props) {
  const { t, i18n } = useTranslation();
  const { pageIndex, pageSize, items, totalItems, goToPage } = list;
  const pageCount = countPages(totalItems, pageSize);
  const isPaged = pageCount > 1 && items.length > 0;
  if (!isPaged && !selectionBar) return null;
  const first = pageIndex * pageSize + 1;
  const format = (figure: number) => figure.toLocaleString(i18n.language);
  return (
    <ScreenFooter>
      {selectionBar}
      {isPaged ? (
        <>
          <span className={classes.range}>
            {t('list.range', {
              first: format(first),
              last: format(first + items.length - 1),
              total: format(totalItems),
            })}
          </span>
          <Pagination pageCount={pageCount} activeIndex={pageIndex} onChange={goToPage} />
        </>
      ) : null}
    </ScreenFooter>
  );
}
