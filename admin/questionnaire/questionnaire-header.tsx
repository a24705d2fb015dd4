import { Button, Select } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { ScreenActions, ScreenHeader, ScreenTabs } from '../shared/ui/index.ts';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import classes from './questionnaire.module.css';
import type { EditedQuestionnaire } from './use-questionnaire.ts';

export type QuestionnaireView = 'questions' | 'categories' | 'versions';

type Props = {
  questionnaire: EditedQuestionnaire;
  view: QuestionnaireView;
  languages: readonly string[];
  onLanguage: (language: string) => void;
  onPreview: () => void;
  onDiscard: () => void;
  onPublish: () => void;
};

/** Returns the status of the edited draft or the viewed version. */
function useStatusText({ version, isUnsaved, progress }: EditedQuestionnaire): string {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(formatLocale(i18n.language), { timeStyle: 'short' });
  const versionText = t('questionnaire.status', {
    number: version.number,
    state: t(`questionnaire.state.${version.state}`),
  });
  if (progress === 'waiting') return `${versionText} · ${t('questionnaire.saving')}`;
  if (isUnsaved) return `${versionText} · ${t('questionnaire.unsaved')}`;
  return progress === 'done' && version.state === 'DRAFT'
    ? `${versionText} · ${t('questionnaire.savedAt', { time: time.format(new Date(version.updatedAt)) })}`
    : versionText;
}

function QuestionnaireTabs({ view }: { view: QuestionnaireView }) {
  const { t } = useTranslation();
  const views = ['questions', 'categories', 'versions'] as const;
  return (
    <ScreenTabs
      label={t('questionnaire.views.title')}
      tabs={views.map((one) => ({
        label: t(`questionnaire.views.${one}`),
        to: one === 'questions' ? '/questionnaire' : `/questionnaire?view=${one}`,
        isCurrent: one === view,
      }))}
    />
  );
}

/** Title, save status and actions, with the view tabs below. */
export function QuestionnaireHeader({
  questionnaire,
  view,
  languages,
  onLanguage,
  onPreview,
  onDiscard,
  onPublish,
}: Props) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { language, isReadOnly } = useQuestionnaireContext();
  const { version, isUnsaved, progress, store } = questionnaire;
  const isBusy = progress === 'waiting';
  const hasDraft = version.state === 'DRAFT' || isUnsaved;
  return (
    <>
      <ScreenHeader
        title={t('navigation.questionnaire')}
        count={<span role="status">{useStatusText(questionnaire)}</span>}
      >
        <ScreenActions>
          <Select
            className={classes.languageChoice}
            aria-label={t('questionnaire.besideLanguage')}
            value={language}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(value) => value !== null && onLanguage(value)}
            allowDeselect={false}
          />
          <Button variant="default" leftSection={<IconEye size={16} stroke={1.6} aria-hidden />} onClick={onPreview}>
            {t('questionnaire.preview.open')}
          </Button>
          {isReadOnly ? null : (
            <>
              {hasDraft ? (
                <Button variant="default" disabled={isBusy} onClick={onDiscard}>
                  {t('questionnaire.discard.open')}
                </Button>
              ) : null}
              <Button variant="default" disabled={!isUnsaved || isBusy} onClick={() => void store()}>
                {t('questionnaire.save')}
              </Button>
              {hasDraft ? (
                <Button loading={isBusy} onClick={onPublish}>
                  {t('questionnaire.publish.open')}
                </Button>
              ) : null}
            </>
          )}
        </ScreenActions>
      </ScreenHeader>
      <QuestionnaireTabs view={view} />
    </>
  );
}
