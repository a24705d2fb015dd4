import type { Column } from '../shared/list/index.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type AuditRowFragment, useAuditLogFetch } from '../generated/graphql.ts';
import { ListScreen, useRestoredScroll, useServerList } from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { ScreenToolbar } from '../shared/ui/index.ts';
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
  const { t } = useTranslation();
  const [params, setParams] = useUrlParams();
  const filter = readAuditFilter(params);
  const list = useServerList(useAuditLogFetch(), (data) => data.auditEntries, {
    variables: { filter: toAuditFilterInput(filter) },
  });
  const columns = useAuditColumns();
  const scrollRef = useRestoredScroll(list.hasLoaded);
  return (
    <ListScreen
      list={list}
      title={t('navigation.auditLog')}
      buttons={
        <Button
          component="a"
          href={auditCsvPath(filter)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('audit.download')}
        </Button>
      }
      scrollRef={scrollRef}
      columns={columns}
      failureTitle={t('audit.failedList')}
      noResults={
        <div className={classes.noResults}>
          <p>{t('search.noResults')}</p>
          <Button variant="default" onClick={() => setParams(clearAuditFilter, { replace: true })}>
            {t('audit.clear')}
          </Button>
        </div>
      }
      renderCompact={(entry) => <CompactAuditEntry entry={entry} />}
    >
      <ScreenToolbar>
        <AuditFilters
          filter={filter}
          onChange={(next) => setParams((current) => writeAuditFilter(current, next), { replace: true })}
        />
      </ScreenToolbar>
    </ListScreen>
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
