import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import {
  announce,
  ConfirmModal,
  FailureNotice,
  MessageBox,
  ReportLayout,
  ScreenBody,
  ScreenActions,
  ScreenHeader,
} from '../shared/ui/index.ts';
import { IndexStatus } from './index-status.tsx';
import { SearchMisses } from './search-misses.tsx';
import { useSearchIndex } from './use-search-index.ts';

/** Explains the effects of an unreachable search engine. */
function EngineProblem({ engine, problem }: { engine: string; problem: string }) {
  const { t } = useTranslation();
  return (
    <MessageBox kind="bad">
      <strong>{t('searchIndex.problem.title', { engine })}</strong> {t('searchIndex.problem.text')}{' '}
      <code>{problem}</code>
    </MessageBox>
  );
}

/** Search index: status, clearing, rebuilding, and searches without results. */
export function SearchIndexScreen() {
  const { t } = useTranslation();
  const { index, isBusy, hasFailed, reload, indexAll, removeAll } = useSearchIndex();
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<string>();
  useClearedErrors('search-index');

  async function run(action: () => Promise<boolean>) {
    setFailure((await action()) ? undefined : t('searchIndex.failedAction'));
  }

  return (
    <>
      <ScreenHeader title={t('navigation.searchIndex')}>
        <ScreenActions>
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
            onClick={() => setIsConfirming(true)}
          >
            {t('searchIndex.removeAll')}
          </Button>
          <Button
            loading={index?.indexingState === 'LOADING'}
            disabled={isBusy}
            leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
            onClick={() => {
              announce(t('searchIndex.started'));
              void run(indexAll);
            }}
          >
            {t('searchIndex.indexAll')}
          </Button>
        </ScreenActions>
      </ScreenHeader>
      <ScreenBody>
        <ListErrors collection="search-index" title={failure} />
        <ReportLayout>
          {hasFailed ? (
            <FailureNotice title={t('searchIndex.failedLoad')} onRetry={reload}>
              {t('failure.screenHint')}
            </FailureNotice>
          ) : null}
          {index?.problem ? <EngineProblem engine={index.engine} problem={index.problem} /> : null}
          {index ? <IndexStatus index={index} /> : null}
          <SearchMisses />
        </ReportLayout>
      </ScreenBody>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('searchIndex.ask.title')}
        confirmLabel={t('searchIndex.removeAll')}
        onConfirm={() => run(removeAll)}
        onClose={() => setIsConfirming(false)}
      >
        {t('searchIndex.ask.text')}
      </ConfirmModal>
    </>
  );
}
