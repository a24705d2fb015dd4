import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSystemStateQuery } from '../generated/graphql.ts';
import { FailureNotice, Report, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { Backups } from './backups.tsx';
import { SystemParts } from './system-parts.tsx';

/** Milliseconds between two looks: whoever opens this screen waits for something to come back. */
const pollInterval = 10_000;

/** How the parts of the installation are at this moment, and when it was last made safe. */
export function SystemStateScreen() {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useSystemStateQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    pollInterval,
  });
  return (
    <>
      <SheetHeader title={t('navigation.systemState')}>
        <Button
          variant="default"
          loading={loading}
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
          onClick={() => void refetch()}
        >
          {t('systemState.again')}
        </Button>
      </SheetHeader>
      <SheetBody>
        <Report>
          {error ? (
            <FailureNotice title={t('systemState.failed')} onRetry={() => void refetch()}>
              {t('failure.screenHint')}
            </FailureNotice>
          ) : null}
          {data ? <SystemParts parts={data.systemState} /> : null}
          {data ? <Backups {...data.backups} /> : null}
        </Report>
      </SheetBody>
    </>
  );
}
