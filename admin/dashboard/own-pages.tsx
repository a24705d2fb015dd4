import type { DashboardPageFragment } from '../generated/graphql.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOwnPagesQuery } from '../generated/graphql.ts';
import { useSession } from '../shared/session/index.ts';
import { LocaleFlag, StatusBadge } from '../shared/ui/index.ts';
import classes from './dashboard-rows.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection, DashboardTime } from './dashboard-section.tsx';

function PageRow({ page }: { page: DashboardPageFragment }) {
  return (
    <DashboardRow>
      <LocaleFlag locale={page.locale} />
      <Link className={classes.title} to={`/pages/${page.id}`}>
        {page.title}
      </Link>
      <span className={classes.side}>
        <StatusBadge {...page} />
      </span>
      <DashboardTime iso={page.updatedAt} />
    </DashboardRow>
  );
}

/** Pages that the current user saved last. */
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
          <PageRow key={page.id} page={page} />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}
