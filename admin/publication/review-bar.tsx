import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOnSite } from '../pages/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { Flag, StatusMark, useScreenTitle } from '../shared/ui/index.ts';
import { requestsPath } from './publication-tabs.tsx';
import type { QueuePlace } from './queue-place.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** Way back, which page it is, and the way through the queue. */
export function ReviewBar({ review: { request }, place }: { review: Review; place: QueuePlace }) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  const { page, title, status } = request;
  useScreenTitle(t('review.title', { title }));
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={requestsPath} aria-label={t('review.back')}>
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title}>{t('review.title', { title })}</h1>
      <span className={classes.slug}>{pathOnSite(page, defaultLocale)}</span>
      <span className={classes.locale}>
        <Flag locale={page.locale} />
        {page.locale}
      </span>
      <span className={classes.status}>
        <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
      </span>
      <div className={classes.end}>
        {place.place !== null && (
          <span className={classes.place}>{t('review.place', { place: place.place, count: place.total })}</span>
        )}
        {status === 'OPEN' && place.next !== null && (
          <Button component={Link} to={`${requestsPath}/${place.next}`} variant="default">
            {t('review.next')}
          </Button>
        )}
      </div>
    </header>
  );
}
