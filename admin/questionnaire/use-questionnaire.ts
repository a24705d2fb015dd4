import type { EditableQuestionnaireFieldsFragment, ErrorFieldsFragment } from '../generated/graphql.ts';
import { useState } from 'react';
import {
  QuestionnaireVersionsDocument,
  useDiscardQuestionnaireMutation,
  usePublishQuestionnaireMutation,
  useStoreQuestionnaireMutation,
} from '../generated/graphql.ts';
import { errorCollections, type Outcome, submitMutation } from '../shared/errors/index.ts';
import { type QuestionnaireDraft, areEqualDrafts, toQuestionnaireDraft, getText } from './questionnaire-draft.ts';

type Version = EditableQuestionnaireFieldsFragment;
type Payload = { questionnaire?: Version | null | undefined; errors: readonly ErrorFieldsFragment[] };

/** State of the last call; `conflict`: somebody else saved the draft in the meantime. */
type QuestionnaireProgress = 'waiting' | 'conflict' | Outcome;

/** Returns the texts in the server's form, including translations confirmed for a changed source. */
function writeTranslations(draft: QuestionnaireDraft) {
  return Object.entries(draft.texts).map(([language, texts]) => ({
    language,
    texts,
    upToDate: Object.keys(texts).filter(
      (key) =>
        language !== draft.sourceLanguage &&
        draft.sources[language]?.[key] === getText(draft, draft.sourceLanguage, key),
    ),
  }));
}

const isConflict = (): boolean =>
  errorCollections.get('questionnaire').some(({ property }) => property === 'questionnaire.revision');

const options = { refetchQueries: [QuestionnaireVersionsDocument] };

/** The questionnaire's mutations; each response's questionnaire is passed to `onReceived`. */
function useQuestionnaireMutations(onReceived: (questionnaire: Version) => void) {
  const [storeQuestionnaire] = useStoreQuestionnaireMutation(options);
  const [publishQuestionnaire] = usePublishQuestionnaireMutation(options);
  const [discardQuestionnaire] = useDiscardQuestionnaireMutation(options);
  async function run(call: () => Promise<{ data?: Record<string, Payload> }>): Promise<Outcome> {
    const { outcome, payload } = await submitMutation('questionnaire', call);
    if (payload?.questionnaire) onReceived(payload.questionnaire);
    return outcome;
  }
  return {
    store: (draft: QuestionnaireDraft, revision: number | null) =>
      run(() =>
        storeQuestionnaire({
          variables: { content: draft.content, translations: writeTranslations(draft), revision },
        }),
      ),
    publish: (revision: number) => run(() => publishQuestionnaire({ variables: { revision } })),
    discard: () => run(() => discardQuestionnaire({ variables: { revision: null } })),
  };
}

/** State of the edited questionnaire: the local draft, the server's version and the actions on them. */
export function useQuestionnaire(loaded: Version) {
  const [version, setVersion] = useState(loaded);
  const [draft, change] = useState<QuestionnaireDraft>(() => toQuestionnaireDraft(loaded));
  const [stored, setStored] = useState(draft);
  const [progress, setProgress] = useState<QuestionnaireProgress>();
  const isUnsaved = !areEqualDrafts(draft, stored);
  let { revision } = version;
  const mutations = useQuestionnaireMutations((questionnaire) => {
    const newDraft = toQuestionnaireDraft(questionnaire);
    ({ revision } = questionnaire);
    setVersion(questionnaire);
    setStored(newDraft);
    change(newDraft);
  });

  async function run(call: () => Promise<Outcome>): Promise<boolean> {
    setProgress('waiting');
    const outcome = await call();
    setProgress(outcome === 'refused' && isConflict() ? 'conflict' : outcome);
    return outcome === 'done';
  }
  async function storeAndPublish(): Promise<Outcome> {
    const outcome = isUnsaved ? await mutations.store(draft, revision) : 'done';
    return outcome === 'done' ? mutations.publish(revision) : outcome;
  }

  return {
    version,
    draft,
    isUnsaved,
    progress,
    change,
    store: () => run(() => mutations.store(draft, revision)),
    overwrite: () => run(() => mutations.store(draft, null)),
    publish: () => run(storeAndPublish),
    discard: async () => {
      if (version.state === 'DRAFT') return run(mutations.discard);
      change(stored);
      return true;
    },
  };
}

export type EditedQuestionnaire = ReturnType<typeof useQuestionnaire>;
