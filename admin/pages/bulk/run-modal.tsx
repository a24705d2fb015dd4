import type { BulkResult } from './run-each.ts';
import type { BulkAction, BulkRun } from './use-bulk-run.ts';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalFooter, ProgressLine, useDelayed, useReturnFocus } from '../../shared/ui/index.ts';
import { BulkPageList, BulkPageRow, useReasons } from './bulk-pages.tsx';
import classes from './run-modal.module.css';
import { isUndoable } from './use-bulk-run.ts';

type Props = { run: BulkRun; onUndo: () => void; onClose: () => void };

/** How far it is, once it takes longer than a second. */
function Progress({ run }: { run: BulkRun }) {
  const { t } = useTranslation();
  const isSlow = useDelayed(run.results === null, 1_000);
  const { action, done, total } = run;
  return (
    <div className={classes.progress}>
      {isSlow ? (
        <ProgressLine
          label={t(`pages.bulk.running.${action}`)}
          text={t('pages.bulk.progress', { done, count: total })}
          share={total === 0 ? 0 : done / total}
        />
      ) : null}
    </div>
  );
}

function useResultText(action: BulkRun['action']) {
  const { t } = useTranslation();
  const reasons = useReasons();
  return ({ errors }: BulkResult): string => {
    if (errors.length === 0) return t(`pages.bulk.state.${action}`);
    const isNewer = action === 'undo' && errors.some(({ code }) => code === 'V_07');
    return isNewer ? t('pages.bulk.changedSince') : reasons(errors);
  };
}

function Results({ action, results }: { action: BulkRun['action']; results: readonly BulkResult[] }) {
  const resultText = useResultText(action);
  // What was refused needs somebody's attention, and comes first.
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

const undoable: readonly BulkRun['action'][] = ['publish', 'unpublish'] satisfies BulkAction[];

/** A bulk action under way, and afterwards what became of each page, with the way back. */
export function RunModal({ run, onUndo, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { action, results } = run;
  const succeeded = results?.filter(({ errors }) => errors.length === 0).length ?? 0;
  const mayUndo = undoable.includes(action) && (results?.some(isUndoable) ?? false);
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
        {results === null ? <Progress key={action} run={run} /> : <Results action={action} results={results} />}
      </div>
      {results === null ? null : (
        <ModalFooter>
          {mayUndo ? (
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
