import type { ErrorCollectionName, Outcome } from '../../shared/errors/index.ts';
import type { ImpactAction } from './impact-lines.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useClearedErrors } from '../../shared/errors/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { PageImpact } from './page-impact.tsx';

type Props = {
  pageIDs: readonly number[];
  action: ImpactAction;
  title: string;
  /** What happens to the pages, in one sentence. */
  intro: string;
  /** The action as text. */
  confirmLabel: string;
  /** Heading above the errors after a failure. */
  failure: string;
  collection: ErrorCollectionName;
  /** On failure the modal stays open and shows the errors of the collection. */
  onConfirm: () => Promise<Outcome>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
  /** Further choices. */
  children?: ReactNode;
};

/** Confirms an action and shows what it affects; mounted by the caller. */
export function ImpactModal(props: Props) {
  const { pageIDs, action, title, intro, confirmLabel, failure, collection, onConfirm, onDone, onClose, children } =
    props;
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  useClearedErrors(collection);

  async function confirm() {
    setOutcome('waiting');
    const next = await onConfirm();
    setOutcome(next);
    if (next !== 'done') return;
    onDone?.();
    onClose();
  }

  const hasFailed = outcome === 'refused' || outcome === 'failed';
  return (
    <FormModal
      title={title}
      intro={intro}
      submitLabel={confirmLabel}
      isBusy={outcome === 'waiting'}
      note={hasFailed ? t('impact.nothingDone') : undefined}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <PageImpact pageIDs={pageIDs} action={action} />
      {children}
      <ErrorList collection={collection} title={hasFailed ? failure : undefined} />
    </FormModal>
  );
}
