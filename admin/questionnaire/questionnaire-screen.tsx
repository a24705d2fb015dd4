import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEditableQuestionnaireQuery } from '../generated/graphql.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { QuestionnaireEditor } from './questionnaire-editor.tsx';

type Version = EditableQuestionnaireFieldsFragment;

const parseVersion = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Loads the requested version. */
function QuestionnaireLoader() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const number = parseVersion(params.get('version'));
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
      <ScreenHeader title={t('navigation.questionnaire')} />
      <ScreenBody>
        {error ? (
          <FailureNotice title={t('questionnaire.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {version === null ? (
          <EmptyState title={t('questionnaire.noVersion.title')}>{t('questionnaire.noVersion.text')}</EmptyState>
        ) : null}
      </ScreenBody>
    </>
  );
}

/** Editor for the questionnaire at /questionnaire. Requires the permission manage-questionnaire. */
export function QuestionnaireScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-questionnaire" title={t('navigation.questionnaire')}>
      <QuestionnaireLoader />
    </RequirePermission>
  );
}
