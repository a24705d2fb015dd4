import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RequestRowFragment, usePublicationQueueFetch } from '../generated/graphql.ts';
import { RelativeTime, PersonName } from '../pages/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { type Column, ListScreen, useRestoredScroll, useServerList } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, LocaleFlag } from '../shared/ui/index.ts';
import { PublicationTabs } from './publication-tabs.tsx';
import { CommentCell, LocaleCell, RequestName, SlugCell } from './queue-cells.tsx';
import classes from './queue-cells.module.css';

function useRequestColumns(): Column<RequestRowFragment>[] {
  const { t } = useTranslation();
  const label = useLabel();
  return [
    {
      header: t('pages.column.title'),
      accessor: 'title',
      width: '30%',
      renderValue: (_, request) => (
        <>
          <RequestName request={request} />
          <SlugCell slug={request.page.slug} />
        </>
      ),
    },
    {
      header: t('publication.column.comment'),
      accessor: 'comment',
      renderValue: (_, { comment }) => <CommentCell comment={comment} />,
    },
    {
      header: t('pages.column.type'),
      accessor: 'page.type',
      width: 110,
      isSecondary: true,
      renderValue: (_, { page }) => label(`pageTypes.${page.type}.label`, page.type),
    },
    {
      header: t('pages.filter.locale'),
      accessor: 'page.locale',
      width: 132,
      isSecondary: true,
      renderValue: (_, { page }) => <LocaleCell locale={page.locale} />,
    },
    {
      header: t('publication.column.requestedBy'),
      accessor: 'requestedBy.name',
      width: 176,
      renderValue: (_, { requestedBy }) => <PersonName name={requestedBy?.name ?? null} />,
    },
    {
      header: t('publication.column.requestedAt'),
      accessor: 'requestedAt',
      width: 112,
      renderValue: (_, { requestedAt }) => <RelativeTime iso={requestedAt} />,
    },
  ];
}

function CompactRequest({ request }: { request: RequestRowFragment }) {
  return (
    <>
      <div className={classes.line}>
        <span className="ui-truncate ui-shrink">
          <RequestName request={request} />
        </span>
        <RelativeTime iso={request.requestedAt} />
      </div>
      <div className="ui-truncate ui-shrink">
        <CommentCell comment={request.comment} />
      </div>
      <div className={classes.line}>
        <PersonName name={request.requestedBy?.name ?? null} />
        <LocaleFlag locale={request.page.locale} />
      </div>
    </>
  );
}

function NoRequests() {
  const { t } = useTranslation();
  const canPublish = usePermission('publish-page');
  return (
    <EmptyState
      title={t('publication.empty.title')}
      actions={
        <Button component={Link} to="/">
          {t('publication.empty.toOverview')}
        </Button>
      }
    >
      {canPublish ? t('publication.empty.publisher') : t('publication.empty.editor')}
    </EmptyState>
  );
}

/** Open publication requests, oldest first; each links to its review. */
export function PublicationRequestsScreen() {
  const { t } = useTranslation();
  const list = useServerList(usePublicationQueueFetch(), (data) => data.publicationRequests);
  const columns = useRequestColumns();
  const scrollRef = useRestoredScroll(list.hasLoaded);
  return (
    <ListScreen
      list={list}
      title={t('navigation.publicationRequests')}
      scrollRef={scrollRef}
      columns={columns}
      failureTitle={t('publication.failedList')}
      empty={<NoRequests />}
      renderCompact={(request) => <CompactRequest request={request} />}
    >
      <PublicationTabs />
    </ListScreen>
  );
}
