import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshErrors } from '../shared/errors/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import {
  announce,
  ConfirmModal,
  FailureNotice,
  NoteBox,
  Report,
  SheetBody,
  SheetDeeds,
  SheetHeader,
} from '../shared/ui/index.ts';
import { IndexState } from './index-state.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { useSearchIndex } from './use-search-index.ts';

/** The engine is away: what that means, and that nothing is lost. */
function EngineProblem({ engine, problem }: { engine: string; problem: string }) {
  const { t } = useTranslation();
  return (
    <NoteBox kind="bad">
      <strong>{t('searchIndex.problem.title', { engine })}</strong> {t('searchIndex.problem.text')}{' '}
      <code>{problem}</code>
    </NoteBox>
  );
}

/** The index of the site's search: how it is, emptying it, building it anew, and what was searched for in vain. */
export function SearchIndexScreen() {
  const { t } = useTranslation();
  const { index, isBusy, hasFailed, reload, indexAll, removeAll } = useSearchIndex();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  useFreshErrors('search-index');

  async function run(deed: () => Promise<boolean>) {
    setFailure((await deed()) ? undefined : t('searchIndex.failedDeed'));
  }

  return (
    <>
      <SheetHeader title={t('navigation.searchIndex')}>
        <SheetDeeds>
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
            onClick={() => setIsAsking(true)}
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
        </SheetDeeds>
      </SheetHeader>
      <SheetBody>
        <ListErrors collection="search-index" title={failure} />
        <Report>
          {hasFailed ? (
            <FailureNotice title={t('searchIndex.failedLoad')} onRetry={reload}>
              {t('failure.screenHint')}
            </FailureNotice>
          ) : null}
          {index?.problem ? <EngineProblem engine={index.engine} problem={index.problem} /> : null}
          {index ? <IndexState index={index} /> : null}
          <MissedSearches />
        </Report>
      </SheetBody>
      <ConfirmModal
        isOpen={isAsking}
        title={t('searchIndex.ask.title')}
        confirmLabel={t('searchIndex.removeAll')}
        onConfirm={() => run(removeAll)}
        onClose={() => setIsAsking(false)}
      >
        {t('searchIndex.ask.text')}
      </ConfirmModal>
    </>
  );
}
