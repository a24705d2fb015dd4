import type { ErrorCollectionName, Outcome } from '../../shared/errors/index.ts';
import type { ImpactAction } from './impact-lines.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../shared/errors/index.ts';
import { useForm } from '../../shared/forms/index.ts';
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
  const form = useForm(collection);

  async function confirm() {
    if (!(await form.submit(onConfirm))) return;
    onDone?.();
    onClose();
  }

  return (
    <FormModal
      form={form}
      title={title}
      intro={intro}
      submitLabel={confirmLabel}
      note={form.hasFailed ? t('impact.nothingDone') : undefined}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <PageImpact pageIDs={pageIDs} action={action} />
      {children}
      <ErrorList collection={collection} title={form.hasFailed ? failure : undefined} />
    </FormModal>
  );
}
