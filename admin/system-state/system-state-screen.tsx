import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSystemStateQuery } from '../generated/graphql.ts';
import { FailureNotice, ReportLayout, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { Backups } from './backups.tsx';
import { SystemParts } from './system-parts.tsx';

/** Users open this screen to wait for something to recover, so poll often. */
const pollIntervalMs = 10_000;

/** Status of the installation's dependencies and of its backups. */
export function SystemStateScreen() {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useSystemStateQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    pollInterval: pollIntervalMs,
  });
  return (
    <>
      <ScreenHeader title={t('navigation.systemState')}>
        <Button
          variant="default"
          loading={loading}
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
          onClick={() => void refetch()}
        >
          {t('systemState.again')}
        </Button>
      </ScreenHeader>
      <ScreenBody>
        <ReportLayout>
          {error ? (
            <FailureNotice title={t('systemState.failed')} onRetry={() => void refetch()}>
              {t('failure.screenHint')}
            </FailureNotice>
          ) : null}
          {data ? <SystemParts parts={data.systemState} /> : null}
          {data ? <Backups {...data.backups} /> : null}
        </ReportLayout>
      </ScreenBody>
    </>
  );
}
