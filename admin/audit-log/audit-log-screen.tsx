import type { AuditRowFragment } from '../generated/graphql.ts';
import type { Column, FetchPage, ListPosition } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditLogDocument } from '../generated/graphql.ts';
import { ListContent, ListFooter, useRestoredScroll, usePaginatedList } from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { ScreenBody, ScreenHeader, ScreenToolbar } from '../shared/ui/index.ts';
import { AuditActorName, AuditAction, AuditSubject, AuditTime, CompactAuditEntry } from './audit-cells.tsx';
import {
  clearAuditFilter,
  auditCsvPath,
  readAuditFilter,
  toAuditFilterInput,
  writeAuditFilter,
} from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-log-screen.module.css';
import { useUrlParams } from '../shared/url/index.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'at', sortOrder: 'desc' };

/** The log entries, loaded page by page from the server; a changed filter starts a new list. */
function useAuditList(filterText: string) {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<AuditRowFragment>>(
    async ({ pageIndex, pageSize }) => {
      const filter = toAuditFilterInput(readAuditFilter(new URLSearchParams(filterText)));
      const variables = { filter, pageIndex, pageSize };
      const { data } = await client.query({ query: AuditLogDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('The response for the audit log has no data');
      return { data: data.auditEntries };
    },
    [client, filterText],
  );
  return usePaginatedList({ fetchPage, defaults });
}

function useAuditColumns(): Column<AuditRowFragment>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('audit.column.time'),
      accessor: 'at',
      width: 150,
      renderValue: (_, { at }) => <AuditTime at={at} />,
    },
    {
      header: t('audit.column.person'),
      accessor: 'actor',
      width: '20%',
      renderValue: (_, entry) => <AuditActorName entry={entry} />,
    },
    { header: t('audit.column.action'), accessor: 'action', renderValue: (_, entry) => <AuditAction entry={entry} /> },
    {
      header: t('audit.column.subject'),
      accessor: 'subjectName',
      renderValue: (_, entry) => <AuditSubject entry={entry} />,
    },
    {
      header: t('audit.column.session'),
      accessor: 'sessionID',
      width: 90,
      // Seeded entries have no session.
      renderValue: (_, { sessionID }) => (sessionID === 0 ? '' : sessionID),
      isSecondary: true,
      style: { fontVariantNumeric: 'tabular-nums' },
    },
  ];
}

function AuditLog() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useUrlParams();
  const filter = readAuditFilter(params);
  const { state, store } = useAuditList(writeAuditFilter(new URLSearchParams(), filter).toString());
  const columns = useAuditColumns();
  const scrollRef = useRestoredScroll(state.hasLoaded);
  return (
    <>
      <ScreenHeader
        title={t('navigation.auditLog')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <Button
          component="a"
          href={auditCsvPath(filter)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('audit.download')}
        </Button>
      </ScreenHeader>
      <ScreenToolbar>
        <AuditFilters
          filter={filter}
          onChange={(next) => setParams((current) => writeAuditFilter(current, next), { replace: true })}
        />
      </ScreenToolbar>
      <ScreenBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.auditLog')}
          failureTitle={t('audit.failedList')}
          empty={
            <div className={classes.noResults}>
              <p>{t('search.noResults')}</p>
              <Button variant="default" onClick={() => setParams(clearAuditFilter, { replace: true })}>
                {t('audit.clear')}
              </Button>
            </div>
          }
          renderCompact={(entry) => <CompactAuditEntry entry={entry} />}
        />
      </ScreenBody>
      <ListFooter state={state} store={store} />
    </>
  );
}

/** Audit log: who changed what, and when. Requires the permission view-audit-log. */
export function AuditLogScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="view-audit-log" title={t('navigation.auditLog')}>
      <AuditLog />
    </RequirePermission>
  );
}
