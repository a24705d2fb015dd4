import { Button, Select } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { SheetDeeds, SheetHeader, SheetTabs } from '../shared/ui/index.ts';
import { useEditor } from './editor-context.ts';
import classes from './questionnaire.module.css';
import type { QuestionnaireWork } from './use-questionnaire.ts';

export type View = 'questions' | 'categories' | 'versions';

type Props = {
  work: QuestionnaireWork;
  view: View;
  languages: readonly string[];
  onLanguage: (language: string) => void;
  onPreview: () => void;
  onDiscard: () => void;
  onPublish: () => void;
};

/** What is worked on and how it stands; a version is only looked at. */
function useStanding({ version, isUnsaved, progress }: QuestionnaireWork): string {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(formatLocale(i18n.language), { timeStyle: 'short' });
  const of = t('questionnaire.standing', { number: version.number, state: t(`questionnaire.state.${version.state}`) });
  if (progress === 'waiting') return `${of} · ${t('questionnaire.saving')}`;
  if (isUnsaved) return `${of} · ${t('questionnaire.unsaved')}`;
  return progress === 'done' && version.state === 'DRAFT'
    ? `${of} · ${t('questionnaire.savedAt', { time: time.format(new Date(version.updatedAt)) })}`
    : of;
}

function Tabs({ view }: { view: View }) {
  const { t } = useTranslation();
  const views = ['questions', 'categories', 'versions'] as const;
  return (
    <SheetTabs
      label={t('questionnaire.views.title')}
      tabs={views.map((one) => ({
        label: t(`questionnaire.views.${one}`),
        to: one === 'questions' ? '/questionnaire' : `/questionnaire?view=${one}`,
        isCurrent: one === view,
      }))}
    />
  );
}

/** Title, save state and deeds; below it the views. */
export function QuestionnaireHeader({ work, view, languages, onLanguage, onPreview, onDiscard, onPublish }: Props) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { language, isReadOnly } = useEditor();
  const { version, isUnsaved, progress, store } = work;
  const isBusy = progress === 'waiting';
  const hasDraft = version.state === 'DRAFT' || isUnsaved;
  return (
    <>
      <SheetHeader title={t('navigation.questionnaire')} count={<span role="status">{useStanding(work)}</span>}>
        <SheetDeeds>
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
        </SheetDeeds>
      </SheetHeader>
      <Tabs view={view} />
    </>
  );
}
