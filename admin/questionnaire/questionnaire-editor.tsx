import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFreshErrors } from '../shared/errors/index.ts';
import { ListErrors } from '../shared/list/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { announce, SheetBody, useKeepFocus } from '../shared/ui/index.ts';
import { CategoryForm } from './category-form.tsx';
import { EditorContext } from './editor-context.ts';
import { FindingsPanel, type Place } from './findings-panel.tsx';
import { listFindings, listGaps } from './findings.ts';
import { LevelForm } from './level-form.tsx';
import { type Part, PartChoice } from './part-choice.tsx';
import { PreviewModal } from './preview-modal.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionnaireDialogs } from './questionnaire-dialogs.tsx';
import { QuestionnaireHeader, type View } from './questionnaire-header.tsx';
import classes from './questionnaire.module.css';
import { type QuestionnaireWork, useQuestionnaire } from './use-questionnaire.ts';
import { VersionList } from './version-list.tsx';
import { useAddressParams } from '../shared/address/index.ts';

type Props = { loaded: EditableQuestionnaireFieldsFragment; isReadOnly: boolean };

const partsOf: Readonly<Record<View, readonly Part[]>> = {
  questions: ['list', 'form', 'checks'],
  categories: ['form', 'checks'],
  versions: [],
};

/** Languages of the site and of the version, the source left out. */
function useTranslationLanguages({ draft }: QuestionnaireWork): string[] {
  const { availableLocales } = useSettings();
  const ofSite = availableLocales.map((locale) => locale.slice(0, 2));
  const all = new Set([...ofSite, ...Object.keys(draft.texts)]);
  return [...all].filter((language) => language !== draft.sourceLanguage).toSorted();
}

/** Where the screen stands: in the address, so that Back and a link lead there. */
function usePlace() {
  const [params, setParams] = useAddressParams();
  const wanted = params.get('view');
  const view: View = wanted === 'categories' || wanted === 'versions' ? wanted : 'questions';
  const open = (place: { view?: View; question?: string | undefined }) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.delete('view');
      next.delete('question');
      if (place.view && place.view !== 'questions') next.set('view', place.view);
      if (place.question) next.set('question', place.question);
      return next;
    });
  return { view, question: params.get('question') ?? undefined, open };
}

function Notices({ work, isReadOnly }: { work: QuestionnaireWork; isReadOnly: boolean }) {
  const { t } = useTranslation();
  if (isReadOnly) {
    return (
      <p className={classes.notice}>
        {t('questionnaire.readOnly')} <Link to="/questionnaire">{t('questionnaire.toDraft')}</Link>
      </p>
    );
  }
  if (work.progress === 'conflict') {
    return (
      <div className={classes.notice} role="alert">
        <p>{t('questionnaire.conflict.text')}</p>
        <Button variant="default" onClick={() => void work.overwrite()}>
          {t('questionnaire.conflict.overwrite')}
        </Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('questionnaire.conflict.reload')}
        </Button>
      </div>
    );
  }
  const failed = work.progress === 'failed' ? t('questionnaire.failedStore') : undefined;
  return <ListErrors collection="questionnaire" title={failed} />;
}

/** The questionnaire: its questions, subjects and levels, and what is missing in it. */
export function QuestionnaireEditor({ loaded, isReadOnly }: Props) {
  const { t, i18n } = useTranslation();
  const work = useQuestionnaire(loaded);
  const { draft, change } = work;
  const languages = useTranslationLanguages(work);
  const [chosen, setLanguage] = useState(i18n.language);
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? draft.sourceLanguage);
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { view, question: wanted, open } = usePlace();
  const [part, setPart] = useState<Part>(wanted === undefined ? 'list' : 'form');
  const parts = partsOf[view];
  const shownPart = parts.includes(part) ? part : 'form';
  const panel = useRef<HTMLElement>(null);
  const keptFocus = useKeepFocus();
  useFreshErrors('questionnaire');
  const editor = useMemo(() => ({ draft, change, language, isReadOnly }), [draft, change, language, isReadOnly]);
  const findings = useMemo(() => listFindings(draft), [draft]);
  const { questions } = draft.content;
  const index = Math.max(
    0,
    questions.findIndex(({ key }) => key === wanted),
  );
  const question = questions[index];
  const gaps = languages.reduce(
    (sum, one) => sum + listGaps(draft, one).reduce((count, gap) => count + gap.missing + gap.outdated, 0),
    0,
  );

  function handlePlace(place: Place) {
    if (place.language) setLanguage(place.language);
    setPart('form');
    open(place.question === undefined ? { view: 'categories' } : { question: place.question });
  }
  function handleChoose(key: string) {
    setPart('form');
    open({ question: key });
  }
  function handlePublish() {
    if (findings.length === 0) return setAsked('publish');
    announce(t('questionnaire.findings.first', { count: findings.length }));
    // The address may still be on its way to a question that was just added.
    if (view !== 'questions') open({ question: wanted });
    flushSync(() => setPart('checks'));
    panel.current?.focus();
  }
  return (
    <EditorContext value={editor}>
      <QuestionnaireHeader
        work={work}
        view={view}
        languages={languages}
        onLanguage={setLanguage}
        onPreview={() => setIsPreviewing(true)}
        onDiscard={() => setAsked('discard')}
        onPublish={handlePublish}
      />
      <SheetBody>
        <Notices work={work} isReadOnly={isReadOnly} />
        {view === 'versions' ? (
          <VersionList />
        ) : (
          <div className={classes.desk} data-view={view} data-part={shownPart}>
            <PartChoice parts={parts} part={shownPart} onChange={setPart} />
            {view === 'questions' ? (
              <QuestionList chosen={question?.key} findings={findings} onChoose={handleChoose} />
            ) : null}
            {view === 'questions' && question ? (
              <div {...keptFocus} className={classes.formPlace}>
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
            <FindingsPanel findings={findings} languages={languages} onOpen={handlePlace} panelRef={panel} />
          </div>
        )}
      </SheetBody>
      <QuestionnaireDialogs work={work} asked={asked} gaps={gaps} onClose={() => setAsked(null)} />
      {isPreviewing ? (
        <PreviewModal draft={draft} language={language} first={index} onClose={() => setIsPreviewing(false)} />
      ) : null}
    </EditorContext>
  );
}
