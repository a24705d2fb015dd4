import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDashboardBackupsQuery } from '../generated/graphql.ts';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection, DashboardTime } from './dashboard-section.tsx';

type RowProps = { name: string; never: string; record: { finishedAt: string } | null };

function BackupRow({ name, never, record }: RowProps) {
  return (
    <DashboardRow>
      <span className="ui-grow ui-text">{name}</span>
      {record ? (
        <DashboardTime iso={record.finishedAt} />
      ) : (
        <span className="ui-inline-row ui-gap-6 ui-text">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {never}
        </span>
      )}
    </DashboardRow>
  );
}

/** Shows the last backup and the last tested restore. */
export function DashboardBackups() {
  const { t } = useTranslation();
  const { data, error } = useDashboardBackupsQuery({ fetchPolicy: 'cache-and-network' });
  const backups = data?.backups;
  return (
    <DashboardSection
      title={t('dashboard.backups.title')}
      action={
        <Anchor component={Link} to="/system-state">
          {t('navigation.systemState')}
        </Anchor>
      }
    >
      {error && !backups ? <DashboardNote>{t('dashboard.backups.failed')}</DashboardNote> : null}
      {backups ? (
        <DashboardRows>
          <BackupRow
            name={t('dashboard.backups.last')}
            never={t('dashboard.backups.never')}
            record={backups.lastBackup}
          />
          <BackupRow
            name={t('dashboard.backups.tried')}
            never={t('dashboard.backups.neverTried')}
            record={backups.lastRestore}
          />
        </DashboardRows>
      ) : null}
    </DashboardSection>
  );
}
