import type { DashboardPageFragment } from '../generated/graphql.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenRequestsQuery, useOwnPagesQuery } from '../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useSession } from '../shared/session/index.ts';
import { Flag, StatusMark } from '../shared/ui/index.ts';
import classes from './dashboard-pages.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection } from './dashboard-section.tsx';

function PageRow({ page, withEditor }: { page: DashboardPageFragment; withEditor: boolean }) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <DashboardRow>
      <Flag locale={page.locale} />
      <Link className={classes.title} to={`/pages/${page.id}`}>
        {page.title}
      </Link>
      <span className={classes.side}>
        {withEditor ? (page.editorName ?? t('pages.removedUser')) : <StatusMark {...page} />}
      </span>
      <time className={classes.time} dateTime={page.updatedAt} title={fullTime(page.updatedAt)}>
        {timeAgo(page.updatedAt)}
      </time>
    </DashboardRow>
  );
}

/** Pages whose publication somebody asked for. */
export function OpenRequests() {
  const { t } = useTranslation();
  const { data, error } = useOpenRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const pages = data?.pages;
  return (
    <DashboardSection
      title={t('dashboard.requests')}
      count={pages?.totalItems}
      action={
        pages !== undefined && pages.totalItems > 0 ? (
          <Anchor component={Link} to="/?status=requested">
            {t('dashboard.allRequests')}
          </Anchor>
        ) : null
      }
    >
      {error && !pages ? <DashboardNote>{t('pages.failedList')}</DashboardNote> : null}
      {pages?.totalItems === 0 ? <DashboardNote>{t('dashboard.noRequests')}</DashboardNote> : null}
      <DashboardRows>
        {pages?.items.map((page) => (
          <PageRow key={page.id} page={page} withEditor />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}

/** What oneself stored last. */
export function OwnPages() {
  const { t } = useTranslation();
  const editor = useSession().user?.id ?? 0;
  const { data, error } = useOwnPagesQuery({ variables: { editor }, fetchPolicy: 'cache-and-network' });
  const pages = data?.pages;
  return (
    <DashboardSection
      title={t('dashboard.ownPages')}
      action={
        <Anchor component={Link} to="/">
          {t('navigation.pageOverview')}
        </Anchor>
      }
    >
      {error && !pages ? <DashboardNote>{t('pages.failedList')}</DashboardNote> : null}
      {pages?.totalItems === 0 ? <DashboardNote>{t('dashboard.noPages')}</DashboardNote> : null}
      <DashboardRows>
        {pages?.items.map((page) => (
          <PageRow key={page.id} page={page} withEditor={false} />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}
