import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  DiscardQuestionnaireDocument,
  PublishQuestionnaireDocument,
  QuestionnaireVersionsDocument,
  StoreQuestionnaireDocument,
} from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submitCall } from '../shared/errors/index.ts';
import { type QuestionnaireDraft, areEqualDrafts, toQuestionnaireDraft, getText } from './questionnaire-draft.ts';

type Version = EditableQuestionnaireFieldsFragment;
type Payload = { questionnaire?: Version | null | undefined; errors: readonly ErrorItem[] };

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

const refetchQueries = [QuestionnaireVersionsDocument];

/** The questionnaire's mutations; each response is passed to `onPayload`. */
function useQuestionnaireMutations(onPayload: (payload: Payload) => void) {
  const client = useApolloClient();
  const readPayload = (payload: Payload | undefined) => {
    if (payload?.questionnaire) onPayload(payload);
    return payload?.errors;
  };
  return {
    store: (draft: QuestionnaireDraft, revision: number | null) =>
      submitCall('questionnaire', async () => {
        const variables = { content: draft.content, translations: writeTranslations(draft), revision };
        const { data } = await client.mutate({ mutation: StoreQuestionnaireDocument, variables, refetchQueries });
        return readPayload(data?.storeQuestionnaire);
      }),
    publish: (revision: number) =>
      submitCall('questionnaire', async () => {
        const mutation = PublishQuestionnaireDocument;
        const { data } = await client.mutate({ mutation, variables: { revision }, refetchQueries });
        return readPayload(data?.publishQuestionnaire);
      }),
    discard: () =>
      submitCall('questionnaire', async () => {
        const mutation = DiscardQuestionnaireDocument;
        const { data } = await client.mutate({ mutation, variables: { revision: null }, refetchQueries });
        return readPayload(data?.discardQuestionnaire);
      }),
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
  const mutations = useQuestionnaireMutations(({ questionnaire }) => {
    if (!questionnaire) return;
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
