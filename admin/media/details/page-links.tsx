import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocaleFlag } from '../../shared/ui/index.ts';
import classes from './details.module.css';

type LinkedPage = { id: number; title: string; locale: string; published: boolean };

/** Links to the pages' editors, with their live status. */
export function PageLinks({ pages }: { pages: readonly LinkedPage[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <ul className={classes.pages}>
      {pages.map(({ id, title, locale, published }) => (
        <li key={id} className={classes.page}>
          {published ? (
            <IconCircleCheckFilled className={classes.live} size={16} aria-hidden />
          ) : (
            <IconCircleDashed className="ui-faint" size={16} stroke={1.8} aria-hidden />
          )}
          <VisuallyHidden>{published ? t('media.usedOn.live') : t('media.usedOn.notLive')}</VisuallyHidden>
          <Link className={classes.pageName} to={`/pages/${id}`}>
            {title}
          </Link>
          <LocaleFlag locale={locale} />
        </li>
      ))}
    </ul>
  );
}
