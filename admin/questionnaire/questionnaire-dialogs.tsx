import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../shared/leaving/index.ts';
import { ConfirmModal } from '../shared/ui/index.ts';
import type { QuestionnaireWork } from './use-questionnaire.ts';

type Props = {
  work: QuestionnaireWork;
  asked: 'publish' | 'discard' | null;
  gaps: number;
  onClose: () => void;
};

/** Asks before a version is published, a draft thrown away or unsaved work left. */
export function QuestionnaireDialogs({ work, asked, gaps, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ConfirmModal
        isOpen={asked === 'publish'}
        title={t('questionnaire.publish.title')}
        confirmLabel={t('questionnaire.publish.confirm')}
        onConfirm={async () => void (await work.publish())}
        onClose={onClose}
      >
        <p>{t('questionnaire.publish.text')}</p>
        {gaps > 0 ? <p>{t('questionnaire.publish.gaps', { count: gaps })}</p> : null}
      </ConfirmModal>
      <ConfirmModal
        isOpen={asked === 'discard'}
        title={t('questionnaire.discard.title')}
        confirmLabel={t('questionnaire.discard.confirm')}
        onConfirm={async () => void (await work.discard())}
        onClose={onClose}
      >
        {t('questionnaire.discard.text')}
      </ConfirmModal>
      <LeaveGuard isUnsaved={() => work.isUnsaved} text={t('common.unsavedLost')} onStore={work.store} />
    </>
  );
}
