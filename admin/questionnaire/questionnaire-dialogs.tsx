import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/index.ts';
import { ConfirmModal } from '../shared/ui/index.ts';
import type { EditedQuestionnaire } from './use-questionnaire.ts';

type Props = {
  questionnaire: EditedQuestionnaire;
  confirming: 'publish' | 'discard' | null;
  gaps: number;
  onClose: () => void;
};

/** Confirms publishing, discarding the draft, or leaving with unsaved changes. */
export function QuestionnaireDialogs({ questionnaire, confirming, gaps, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ConfirmModal
        isOpen={confirming === 'publish'}
        title={t('questionnaire.publish.title')}
        confirmLabel={t('questionnaire.publish.confirm')}
        onConfirm={async () => void (await questionnaire.publish())}
        onClose={onClose}
      >
        <p>{t('questionnaire.publish.text')}</p>
        {gaps > 0 ? <p>{t('questionnaire.publish.gaps', { count: gaps })}</p> : null}
      </ConfirmModal>
      <ConfirmModal
        isOpen={confirming === 'discard'}
        title={t('questionnaire.discard.title')}
        confirmLabel={t('questionnaire.discard.confirm')}
        onConfirm={async () => void (await questionnaire.discard())}
        onClose={onClose}
      >
        {t('questionnaire.discard.text')}
      </ConfirmModal>
      <UnsavedChangesGuard
        isUnsaved={() => questionnaire.isUnsaved}
        text={t('common.unsavedLost')}
        onStore={questionnaire.store}
      />
    </>
  );
}
