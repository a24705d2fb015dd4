import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageViewsQuery } from '../generated/graphql.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, ScreenTabs } from '../shared/ui/index.ts';
import { NewPageButton } from './new-page-button.tsx';
import { PageOverview } from './page-overview.tsx';

/** Frequently used filters with their counts. */
function PageViews() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data } = usePageViewsQuery({ fetchPolicy: 'cache-and-network' });
  const isConcepts = params.get('status') === 'concept';
  const isScheduled = params.get('scheduled') === 'true';
  return (
    <ScreenTabs
      label={t('pages.views.label')}
      tabs={[
        { label: t('pages.views.all'), to: '/', isCurrent: !isConcepts && !isScheduled, count: data?.all.totalItems },
        {
          label: t('pages.views.requests'),
          to: '/publication-requests',
          isCurrent: false,
          count: data?.publicationRequestCount,
          needsAttention: true,
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

function EmptyOverview() {
  const { t } = useTranslation();
  const canCreate = usePermission('create-page');
  return (
    <EmptyState title={t('pages.empty.title')} actions={<NewPageButton />}>
      {canCreate ? t('pages.empty.create') : t('pages.empty.ask')}
    </EmptyState>
  );
}

/** All pages outside the bin. */
export function PageOverviewScreen() {
  const { t } = useTranslation();
  return <PageOverview title={t('navigation.pageOverview')} views={<PageViews />} empty={<EmptyOverview />} />;
}
