import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getSitePath } from '../pages/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { LocaleFlag, StatusBadge, useScreenTitle } from '../shared/ui/index.ts';
import { requestsPath } from './publication-tabs.tsx';
import type { QueuePosition } from './queue-position.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** Back link, page title and position in the queue. */
export function ReviewBar({ review: { request }, queuePosition }: { review: Review; queuePosition: QueuePosition }) {
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
      <span className={classes.slug}>{getSitePath(page, defaultLocale)}</span>
      <span className={classes.locale}>
        <LocaleFlag locale={page.locale} />
        {page.locale}
      </span>
      <span className={classes.status}>
        <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />
      </span>
      <div className="ui-row ui-fixed ui-gap-12 ui-end">
        {queuePosition.position !== null && (
          <span className={classes.queuePosition}>
            {t('review.place', { place: queuePosition.position, count: queuePosition.total })}
          </span>
        )}
        {status === 'OPEN' && queuePosition.next !== null && (
          <Button component={Link} to={`${requestsPath}/${queuePosition.next}`} variant="default">
            {t('review.next')}
          </Button>
        )}
      </div>
    </header>
  );
}
