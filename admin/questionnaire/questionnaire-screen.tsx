import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEditableQuestionnaireQuery } from '../generated/graphql.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { QuestionnaireEditor } from './questionnaire-editor.tsx';

type Version = EditableQuestionnaireFieldsFragment;

const readVersion = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The version that is asked for, once it is there. */
function LoadedQuestionnaire() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const number = readVersion(params.get('version'));
  const { data, error, refetch } = useEditableQuestionnaireQuery({
    variables: { version: number },
    fetchPolicy: 'no-cache',
  });
  const version: Version | null | undefined = data?.editableQuestionnaire;
  if (version) {
    return <QuestionnaireEditor key={number ?? 'draft'} loaded={version} isReadOnly={number !== undefined} />;
  }
  return (
    <>
      <SheetHeader title={t('navigation.questionnaire')} />
      <SheetBody>
        {error ? (
          <FailureNotice title={t('questionnaire.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {version === null ? (
          <EmptyState title={t('questionnaire.noVersion.title')}>{t('questionnaire.noVersion.text')}</EmptyState>
        ) : null}
      </SheetBody>
    </>
  );
}

/** The questions of the check, at /questionnaire. manage-questionnaire. */
export function QuestionnaireScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="manage-questionnaire" title={t('navigation.questionnaire')}>
      <LoadedQuestionnaire />
    </NeedsPermission>
  );
}
