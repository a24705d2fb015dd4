import type { EditableQuestionnaireFieldsFragment } from '../generated/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  DiscardQuestionnaireDocument,
  PublishQuestionnaireDocument,
  QuestionnaireVersionsDocument,
  StoreQuestionnaireDocument,
} from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submit } from '../shared/errors/index.ts';
import { type Draft, isSameDraft, readDraft, textOf } from './questionnaire-draft.ts';

type Version = EditableQuestionnaireFieldsFragment;
type Payload = { questionnaire?: Version | null | undefined; errors: readonly ErrorItem[] };

/** What the server is being asked to do, or how it went; `conflict`: somebody else stored the draft meanwhile. */
type Progress = 'waiting' | 'conflict' | Outcome;

/** Texts as the server takes them, with those whose source changed although they stayed as they were. */
function writeTranslations(draft: Draft) {
  return Object.entries(draft.texts).map(([language, texts]) => ({
    language,
    texts,
    upToDate: Object.keys(texts).filter(
      (key) =>
        language !== draft.sourceLanguage &&
        draft.sources[language]?.[key] === textOf(draft, draft.sourceLanguage, key),
    ),
  }));
}

const isStale = (): boolean =>
  errorCollections.get('questionnaire').some(({ property }) => property === 'questionnaire.revision');

const refetchQueries = [QuestionnaireVersionsDocument];

/** The calls that change the questionnaire; what each answers is kept by `keep`. */
function useCalls(keep: (payload: Payload) => void) {
  const client = useApolloClient();
  const read = (payload: Payload | undefined) => {
    if (payload?.questionnaire) keep(payload);
    return payload?.errors;
  };
  return {
    store: (draft: Draft, revision: number | null) =>
      submit('questionnaire', async () => {
        const variables = { content: draft.content, translations: writeTranslations(draft), revision };
        const { data } = await client.mutate({ mutation: StoreQuestionnaireDocument, variables, refetchQueries });
        return read(data?.storeQuestionnaire);
      }),
    publish: (revision: number) =>
      submit('questionnaire', async () => {
        const mutation = PublishQuestionnaireDocument;
        const { data } = await client.mutate({ mutation, variables: { revision }, refetchQueries });
        return read(data?.publishQuestionnaire);
      }),
    discard: () =>
      submit('questionnaire', async () => {
        const mutation = DiscardQuestionnaireDocument;
        const { data } = await client.mutate({ mutation, variables: { revision: null }, refetchQueries });
        return read(data?.discardQuestionnaire);
      }),
  };
}

/** The questionnaire that is worked on: its draft here, the one on the server, and what is done to both. */
export function useQuestionnaire(loaded: Version) {
  const [version, setVersion] = useState(loaded);
  const [draft, change] = useState<Draft>(() => readDraft(loaded));
  const [stored, setStored] = useState(draft);
  const [progress, setProgress] = useState<Progress>();
  const isUnsaved = !isSameDraft(draft, stored);
  let { revision } = version;
  const calls = useCalls(({ questionnaire }) => {
    if (!questionnaire) return;
    const fresh = readDraft(questionnaire);
    ({ revision } = questionnaire);
    setVersion(questionnaire);
    setStored(fresh);
    change(fresh);
  });

  async function run(call: () => Promise<Outcome>): Promise<boolean> {
    setProgress('waiting');
    const outcome = await call();
    setProgress(outcome === 'refused' && isStale() ? 'conflict' : outcome);
    return outcome === 'done';
  }
  async function storeAndPublish(): Promise<Outcome> {
    const outcome = isUnsaved ? await calls.store(draft, revision) : 'done';
    return outcome === 'done' ? calls.publish(revision) : outcome;
  }

  return {
    version,
    draft,
    isUnsaved,
    progress,
    change,
    store: () => run(() => calls.store(draft, revision)),
    overwrite: () => run(() => calls.store(draft, null)),
    publish: () => run(storeAndPublish),
    discard: async () => {
      if (version.state === 'DRAFT') return run(calls.discard);
      change(stored);
      return true;
    },
  };
}

export type QuestionnaireWork = ReturnType<typeof useQuestionnaire>;
