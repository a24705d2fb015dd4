import type { AuditRowFragment } from '../generated/graphql.ts';
import type { Column, FetchPage, ListPosition } from '../shared/list/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditLogDocument } from '../generated/graphql.ts';
import { ListContent, ListFooter, useKeptScroll, usePaginatedList } from '../shared/list/index.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { SheetBody, SheetHeader, SheetToolbar } from '../shared/ui/index.ts';
import { AuditActorName, AuditDeed, AuditSubject, AuditTime, CompactEntry } from './audit-cells.tsx';
import { clearAuditFilter, csvPath, readAuditFilter, toServerFilter, writeAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-log-screen.module.css';
import { useAddressParams } from '../shared/address/index.ts';

const defaults: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'at', sortOrder: 'desc' };

/** The entries, asked of the server page by page; another filter is another list. */
function useAuditList(filterText: string) {
  const client = useApolloClient();
  const fetchPage = useCallback<FetchPage<AuditRowFragment>>(
    async ({ pageIndex, pageSize }) => {
      const filter = toServerFilter(readAuditFilter(new URLSearchParams(filterText)));
      const variables = { filter, pageIndex, pageSize };
      const { data } = await client.query({ query: AuditLogDocument, fetchPolicy: 'network-only', variables });
      if (data === undefined) throw new Error('the audit log came without data');
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
    { header: t('audit.column.action'), accessor: 'action', renderValue: (_, entry) => <AuditDeed entry={entry} /> },
    {
      header: t('audit.column.subject'),
      accessor: 'subjectName',
      renderValue: (_, entry) => <AuditSubject entry={entry} />,
    },
    {
      header: t('audit.column.session'),
      accessor: 'sessionID',
      width: 90,
      // What was seeded was done from none.
      renderValue: (_, { sessionID }) => (sessionID === 0 ? '' : sessionID),
      isSecondary: true,
      style: { fontVariantNumeric: 'tabular-nums' },
    },
  ];
}

function AuditLog() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useAddressParams();
  const filter = readAuditFilter(params);
  const { state, store } = useAuditList(writeAuditFilter(new URLSearchParams(), filter).toString());
  const columns = useAuditColumns();
  const scrollRef = useKeptScroll(state.hasLoaded);
  return (
    <>
      <SheetHeader
        title={t('navigation.auditLog')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <Button
          component="a"
          href={csvPath(filter)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('audit.download')}
        </Button>
      </SheetHeader>
      <SheetToolbar>
        <AuditFilters
          filter={filter}
          onChange={(next) => setParams((present) => writeAuditFilter(present, next), { replace: true })}
        />
      </SheetToolbar>
      <SheetBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.auditLog')}
          failureTitle={t('audit.failedList')}
          empty={
            <div className={classes.nothing}>
              <p>{t('search.noResults')}</p>
              <Button variant="default" onClick={() => setParams(clearAuditFilter, { replace: true })}>
                {t('audit.clear')}
              </Button>
            </div>
          }
          renderCompact={(entry) => <CompactEntry entry={entry} />}
        />
      </SheetBody>
      <ListFooter state={state} store={store} />
    </>
  );
}

/** Who did what to what, and when. Permission view-audit-log. */
export function AuditLogScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="view-audit-log" title={t('navigation.auditLog')}>
      <AuditLog />
    </NeedsPermission>
  );
}
