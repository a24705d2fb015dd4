import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FocusKeepingButton } from '../ui/index.ts';
import { listPaginationItems } from './pagination-items.ts';
import classes from './pagination.module.css';

type Props = { pageCount: number; activeIndex: number; onChange: (pageIndex: number) => void };

/** Page buttons: first, last, active and its neighbours; hidden for at most one page. */
export function Pagination({ pageCount, activeIndex, onChange }: Props) {
  const { t } = useTranslation();
  const numbers = listPaginationItems(pageCount, activeIndex);
  if (numbers.length === 0) return null;
  return (
    <nav className={classes.root} aria-label={t('list.pages')}>
      <FocusKeepingButton
        className={classes.page}
        aria-label={t('list.previousPage')}
        disabled={activeIndex === 0}
        onClick={() => onChange(activeIndex - 1)}
      >
        <IconChevronLeft size={17} stroke={1.6} aria-hidden />
      </FocusKeepingButton>
      {numbers.map((number, position) =>
        number === 'gap' ? (
          // At most two gaps: after the first page and before the last.
          <span key={position === 1 ? 'after-first' : 'before-last'} className={classes.ellipsis}>
            ...
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={classes.page}
            aria-label={t('list.page', { number: number + 1 })}
            aria-current={number === activeIndex ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number + 1}
          </button>
        ),
      )}
      <FocusKeepingButton
        className={classes.page}
        aria-label={t('list.nextPage')}
        disabled={activeIndex >= pageCount - 1}
        onClick={() => onChange(activeIndex + 1)}
      >
        <IconChevronRight size={17} stroke={1.6} aria-hidden />
      </FocusKeepingButton>
    </nav>
  );
}
