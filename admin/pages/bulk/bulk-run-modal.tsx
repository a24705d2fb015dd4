import type { BulkResult } from './run-for-each-page.ts';
import type { BulkAction, BulkRun } from './use-bulk-run.ts';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalFooter, LabelledProgress, useDelayed, useReturnFocus } from '../../shared/ui/index.ts';
import { BulkPageList, BulkPageRow, useErrorSummary } from './bulk-pages.tsx';
import classes from './bulk-run-modal.module.css';
import { isUndoable } from './use-bulk-run.ts';
import { Errors } from '../../generated/errors.ts';

type Props = { run: BulkRun; onUndo: () => void; onClose: () => void };

/** Progress, shown after a second. */
function RunProgress({ run }: { run: BulkRun }) {
  const { t } = useTranslation();
  const isSlow = useDelayed(run.results === null, 1_000);
  const { action, done, total } = run;
  return (
    <div className={classes.progress}>
      {isSlow ? (
        <LabelledProgress
          label={t(`pages.bulk.running.${action}`)}
          text={t('pages.bulk.progress', { done, count: total })}
          progress={total === 0 ? 0 : done / total}
        />
      ) : null}
    </div>
  );
}

function useResultText(action: BulkRun['action']) {
  const { t } = useTranslation();
  const errorSummary = useErrorSummary();
  return ({ errors }: BulkResult): string => {
    if (errors.length === 0) return t(`pages.bulk.state.${action}`);
    const hasNewerChanges = action === 'undo' && errors.some(({ code }) => code === Errors.invalidState);
    return hasNewerChanges ? t('pages.bulk.changedSince') : errorSummary(errors);
  };
}

function RunResults({ action, results }: { action: BulkRun['action']; results: readonly BulkResult[] }) {
  const resultText = useResultText(action);
  // Failures need attention, so they come first.
  const sorted = results.toSorted((one, other) => Number(one.errors.length === 0) - Number(other.errors.length === 0));
  return (
    <BulkPageList>
      {sorted.map((result) => (
        <BulkPageRow key={result.page.id} page={result.page} state={result.errors.length === 0 ? 'done' : 'refused'}>
          {resultText(result)}
        </BulkPageRow>
      ))}
    </BulkPageList>
  );
}

const undoableActions: readonly BulkRun['action'][] = ['publish', 'unpublish'] satisfies BulkAction[];

/** Progress of a bulk action, then the result per page with an undo button. */
export function BulkRunModal({ run, onUndo, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { action, results } = run;
  const succeeded = results?.filter(({ errors }) => errors.length === 0).length ?? 0;
  const canUndo = undoableActions.includes(action) && (results?.some(isUndoable) ?? false);
  const title =
    results === null ? t(`pages.bulk.running.${action}`) : t(`pages.bulk.done.${action}`, { count: succeeded });
  return (
    <Modal
      opened
      title={title}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      closeOnClickOutside={results !== null}
      closeOnEscape={results !== null}
      withCloseButton={results !== null}
      onClose={onClose}
    >
      <div className={classes.body} role="status">
        {results === null ? <RunProgress key={action} run={run} /> : <RunResults action={action} results={results} />}
      </div>
      {results === null ? null : (
        <ModalFooter>
          {canUndo ? (
            <Button variant="default" onClick={onUndo}>
              {t('pages.undo')}
            </Button>
          ) : null}
          <Button onClick={onClose} data-autofocus>
            {t('common.close')}
          </Button>
        </ModalFooter>
      )}
    </Modal>
  );
}
