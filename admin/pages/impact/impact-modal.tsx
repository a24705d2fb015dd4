import type { CollectionName, Outcome } from '../../shared/errors/index.ts';
import type { Deed } from './impact-lines.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFreshErrors } from '../../shared/errors/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { PageImpact } from './page-impact.tsx';

type Props = {
  pageIDs: readonly number[];
  deed: Deed;
  title: string;
  /** What becomes of the pages, in a sentence. */
  intro: string;
  /** The deed in words. */
  confirmLabel: string;
  /** What is said above the reasons when it failed. */
  failure: string;
  collection: CollectionName;
  /** Its refusals stand in the collection, and the modal stays open with them. */
  onConfirm: () => Promise<Outcome>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
  /** What else is to be decided. */
  children?: ReactNode;
};

/** Shows what a deed would touch before it is done; its opener mounts it. */
export function ImpactModal(props: Props) {
  const { pageIDs, deed, title, intro, confirmLabel, failure, collection, onConfirm, onDone, onClose, children } =
    props;
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  useFreshErrors(collection);

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
      <PageImpact pageIDs={pageIDs} deed={deed} />
      {children}
      <ErrorList collection={collection} title={hasFailed ? failure : undefined} />
    </FormModal>
  );
}
