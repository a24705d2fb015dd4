import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Flag } from '../../shared/ui/index.ts';
import classes from './details.module.css';

type PageOfFile = { id: number; title: string; locale: string; published: boolean };

/** Pages as links to their editor, with whether visitors see them now. */
export function PageLinks({ pages }: { pages: readonly PageOfFile[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <ul className={classes.pages}>
      {pages.map(({ id, title, locale, published }) => (
        <li key={id} className={classes.page}>
          {published ? (
            <IconCircleCheckFilled className={classes.seen} size={16} aria-hidden />
          ) : (
            <IconCircleDashed className={classes.faint} size={16} stroke={1.8} aria-hidden />
          )}
          <VisuallyHidden>{published ? t('media.usedOn.live') : t('media.usedOn.notLive')}</VisuallyHidden>
          <Link className={classes.pageName} to={`/pages/${id}`}>
            {title}
          </Link>
          <Flag locale={locale} />
        </li>
      ))}
    </ul>
  );
}
