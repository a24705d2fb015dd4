import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { announce, ScreenBody, useKeepFocus } from '../shared/ui/index.ts';
import { CategoryForm } from './category-form.tsx';
import { QuestionnaireContext } from './questionnaire-context.ts';
import { FindingsPanel, type EditorTarget } from './findings-panel.tsx';
import { listFindings, listTranslationGaps } from './findings.ts';
import { LevelForm } from './level-form.tsx';
import { type EditorPart, EditorPartSwitch } from './editor-part-switch.tsx';
import { QuestionnairePreviewModal } from './questionnaire-preview-modal.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionnaireDialogs } from './questionnaire-dialogs.tsx';
import { QuestionnaireHeader, type QuestionnaireView } from './questionnaire-header.tsx';
import classes from './questionnaire.module.css';
import { type EditedQuestionnaire, useQuestionnaire } from './use-questionnaire.ts';
import { QuestionnaireVersionList } from './questionnaire-version-list.tsx';
import { useUrlParams } from '../shared/url/index.ts';

type Props = { loaded: EditableQuestionnaireFieldsFragment; isReadOnly: boolean };

const partsByView: Readonly<Record<QuestionnaireView, readonly EditorPart[]>> = {
  questions: ['list', 'form', 'checks'],
  categories: ['form', 'checks'],
  versions: [],
};

/** Languages of the site and of the version, without the source language. */
function useTranslationLanguages({ draft }: EditedQuestionnaire): string[] {
  const { availableLocales } = useSettings();
  const ofSite = availableLocales.map((locale) => locale.slice(0, 2));
  const all = new Set([...ofSite, ...Object.keys(draft.texts)]);
  return [...all].filter((language) => language !== draft.sourceLanguage).toSorted();
}

/** View and selected question, stored in the address so that Back and links work. */
function useEditorLocation() {
  const [params, setParams] = useUrlParams();
  const requestedKey = params.get('view');
  const view: QuestionnaireView =
    requestedKey === 'categories' || requestedKey === 'versions' ? requestedKey : 'questions';
  const open = (target: { view?: QuestionnaireView; question?: string | undefined }) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('view');
      next.delete('question');
      if (target.view && target.view !== 'questions') next.set('view', target.view);
      if (target.question) next.set('question', target.question);
      return next;
    });
  return { view, question: params.get('question') ?? undefined, open };
}

function EditorNotices({ questionnaire, isReadOnly }: { questionnaire: EditedQuestionnaire; isReadOnly: boolean }) {
  const { t } = useTranslation();
  if (isReadOnly) {
    return (
      <p className={classes.notice}>
        {t('questionnaire.readOnly')} <Link to="/questionnaire">{t('questionnaire.toDraft')}</Link>
      </p>
    );
  }
  if (questionnaire.progress === 'conflict') {
    return (
      <div className={classes.notice} role="alert">
        <p>{t('questionnaire.conflict.text')}</p>
        <Button variant="default" onClick={() => void questionnaire.overwrite()}>
          {t('questionnaire.conflict.overwrite')}
        </Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('questionnaire.conflict.reload')}
        </Button>
      </div>
    );
  }
  const failed = questionnaire.progress === 'failed' ? t('questionnaire.failedStore') : undefined;
  return <ListErrors collection="questionnaire" title={failed} />;
}

/** Editor for questions, categories and levels, with a list of problems. */
export function QuestionnaireEditor({ loaded, isReadOnly }: Props) {
  const { t, i18n } = useTranslation();
  const questionnaire = useQuestionnaire(loaded);
  const { draft, change } = questionnaire;
  const languages = useTranslationLanguages(questionnaire);
  const [chosen, setLanguage] = useState(i18n.language);
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? draft.sourceLanguage);
  const [confirming, setConfirming] = useState<'publish' | 'discard' | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { view, question: requestedKey, open } = useEditorLocation();
  const [part, setPart] = useState<EditorPart>(requestedKey === undefined ? 'list' : 'form');
  const parts = partsByView[view];
  const shownPart = parts.includes(part) ? part : 'form';
  const panel = useRef<HTMLElement>(null);
  const focusProps = useKeepFocus();
  useClearedErrors('questionnaire');
  const editor = useMemo(() => ({ draft, change, language, isReadOnly }), [draft, change, language, isReadOnly]);
  const findings = useMemo(() => listFindings(draft), [draft]);
  const { questions } = draft.content;
  const index = Math.max(
    0,
    questions.findIndex(({ key }) => key === requestedKey),
  );
  const question = questions[index];
  const gaps = languages.reduce(
    (sum, one) => sum + listTranslationGaps(draft, one).reduce((count, gap) => count + gap.missing + gap.outdated, 0),
    0,
  );

  function handleOpenTarget(target: EditorTarget) {
    if (target.language) setLanguage(target.language);
    setPart('form');
    open(target.question === undefined ? { view: 'categories' } : { question: target.question });
  }
  function handleChoose(key: string) {
    setPart('form');
    open({ question: key });
  }
  function handlePublish() {
    if (findings.length === 0) return setConfirming('publish');
    announce(t('questionnaire.findings.first', { count: findings.length }));
    // The address may not yet contain a question that was just added.
    if (view !== 'questions') open({ question: requestedKey });
    flushSync(() => setPart('checks'));
    panel.current?.focus();
  }
  return (
    <QuestionnaireContext value={editor}>
      <QuestionnaireHeader
        questionnaire={questionnaire}
        view={view}
        languages={languages}
        onLanguage={setLanguage}
        onPreview={() => setIsPreviewing(true)}
        onDiscard={() => setConfirming('discard')}
        onPublish={handlePublish}
      />
      <ScreenBody>
        <EditorNotices questionnaire={questionnaire} isReadOnly={isReadOnly} />
        {view === 'versions' ? (
          <QuestionnaireVersionList />
        ) : (
          <div className={classes.editor} data-view={view} data-part={shownPart}>
            <EditorPartSwitch parts={parts} part={shownPart} onChange={setPart} />
            {view === 'questions' ? (
              <QuestionList selectedKey={question?.key} findings={findings} onChoose={handleChoose} />
            ) : null}
            {view === 'questions' && question ? (
              <div {...focusProps} className={classes.formArea}>
                <QuestionForm
                  key={question.key}
                  question={question}
                  number={index + 1}
                  onRemoved={() => open({ question: questions[index - 1]?.key ?? questions[1]?.key })}
                />
              </div>
            ) : null}
            {view === 'categories' ? (
              <div className={classes.form}>
                <LevelForm />
                <CategoryForm />
              </div>
            ) : null}
            <FindingsPanel findings={findings} languages={languages} onOpen={handleOpenTarget} panelRef={panel} />
          </div>
        )}
      </ScreenBody>
      <QuestionnaireDialogs
        questionnaire={questionnaire}
        confirming={confirming}
        gaps={gaps}
        onClose={() => setConfirming(null)}
      />
      {isPreviewing ? (
        <QuestionnairePreviewModal
          draft={draft}
          language={language}
          firstIndex={index}
          onClose={() => setIsPreviewing(false)}
        />
      ) : null}
    </QuestionnaireContext>
  );
}
