import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageViewsQuery } from '../generated/graphql.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, SheetTabs } from '../shared/ui/index.ts';
import { NewPageButton } from './new-page-button.tsx';
import { PageOverview } from './page-overview.tsx';

/** The views that one comes back to, with how much lies in each. */
function PageViews() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data } = usePageViewsQuery({ fetchPolicy: 'cache-and-network' });
  const isConcepts = params.get('status') === 'concept';
  const isScheduled = params.get('scheduled') === 'true';
  return (
    <SheetTabs
      label={t('pages.views.label')}
      tabs={[
        { label: t('pages.views.all'), to: '/', isCurrent: !isConcepts && !isScheduled, count: data?.all.totalItems },
        {
          label: t('pages.views.requests'),
          to: '/publication-requests',
          isCurrent: false,
          count: data?.publicationRequestCount,
          waits: true,
        },
        {
          label: t('pages.views.concepts'),
          to: '/?status=concept',
          isCurrent: isConcepts,
          count: data?.concepts.totalItems,
        },
        {
          label: t('pages.views.scheduled'),
          to: '/?scheduled=true',
          isCurrent: isScheduled,
          count: data?.scheduled.totalItems,
        },
        { label: t('pages.views.bin'), to: '/bin', isCurrent: false, count: data?.pageBin.totalItems },
      ]}
    />
  );
}

function NoPages() {
  const { t } = useTranslation();
  const mayCreate = usePermission('create-page');
  return (
    <EmptyState title={t('pages.empty.title')} actions={<NewPageButton />}>
      {mayCreate ? t('pages.empty.create') : t('pages.empty.ask')}
    </EmptyState>
  );
}

/** All pages not in the bin. */
export function PageOverviewScreen() {
  const { t } = useTranslation();
  return <PageOverview title={t('navigation.pageOverview')} views={<PageViews />} empty={<NoPages />} />;
}
