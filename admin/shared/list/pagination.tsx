import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SteadyButton } from '../ui/index.ts';
import { listPageNumbers } from './page-numbers.ts';
import classes from './pagination.module.css';

type Props = { pageCount: number; activeIndex: number; onChange: (pageIndex: number) => void };

/** First, last, the active page and its neighbours; nothing where there is one page or none. */
export function Pagination({ pageCount, activeIndex, onChange }: Props) {
  const { t } = useTranslation();
  const numbers = listPageNumbers(pageCount, activeIndex);
  if (numbers.length === 0) return null;
  return (
    <nav className={classes.root} aria-label={t('list.pages')}>
      <SteadyButton
        className={classes.page}
        aria-label={t('list.previousPage')}
        disabled={activeIndex === 0}
        onClick={() => onChange(activeIndex - 1)}
      >
        <IconChevronLeft size={17} stroke={1.6} aria-hidden />
      </SteadyButton>
      {numbers.map((number, position) =>
        number === 'gap' ? (
          // The gap after the first page and the one before the last.
          <span key={position === 1 ? 'after-first' : 'before-last'} className={classes.gap}>
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
      <SteadyButton
        className={classes.page}
        aria-label={t('list.nextPage')}
        disabled={activeIndex >= pageCount - 1}
        onClick={() => onChange(activeIndex + 1)}
      >
        <IconChevronRight size={17} stroke={1.6} aria-hidden />
      </SteadyButton>
    </nav>
  );
}
