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

/** The questionnaire that is worked on: its draft here, the one on the server, and what is done to both. */
export function useQuestionnaire(loaded: Version) {
  const client = useApolloClient();
  const [version, setVersion] = useState(loaded);
  const [draft, change] = useState<Draft>(() => readDraft(loaded));
  const [stored, setStored] = useState(draft);
  const [progress, setProgress] = useState<Progress>();
  const isUnsaved = !isSameDraft(draft, stored);

  function keep(payload: Payload | undefined) {
    if (!payload?.questionnaire) return payload?.errors;
    const fresh = readDraft(payload.questionnaire);
    setVersion(payload.questionnaire);
    setStored(fresh);
    change(fresh);
    return payload.errors;
  }
  async function run(call: () => Promise<Outcome>): Promise<boolean> {
    setProgress('waiting');
    const outcome = await call();
    setProgress(outcome === 'refused' && isStale() ? 'conflict' : outcome);
    return outcome === 'done';
  }
  let { revision } = version;
  const storeAt = (at: number | null) =>
    submit('questionnaire', async () => {
      const variables = { content: draft.content, translations: writeTranslations(draft), revision: at };
      const { data } = await client.mutate({ mutation: StoreQuestionnaireDocument, variables, refetchQueries });
      revision = data?.storeQuestionnaire.questionnaire?.revision ?? revision;
      return keep(data?.storeQuestionnaire);
    });

  return {
    ...{ version, draft, isUnsaved, progress },
    change: (next: (present: Draft) => Draft) => change(next),
    store: () => run(() => storeAt(revision)),
    /** Stores over what somebody else stored. */
    overwrite: () => run(() => storeAt(null)),
    publish: () =>
      run(async () => {
        const outcome = isUnsaved ? await storeAt(revision) : 'done';
        if (outcome !== 'done') return outcome;
        return submit('questionnaire', async () => {
          const { data } = await client.mutate({
            mutation: PublishQuestionnaireDocument,
            variables: { revision },
            refetchQueries,
          });
          return keep(data?.publishQuestionnaire);
        });
      }),
    discard: () =>
      run(() =>
        submit('questionnaire', async () => {
          const { data } = await client.mutate({
            mutation: DiscardQuestionnaireDocument,
            variables: { revision: null },
            refetchQueries,
          });
          return keep(data?.discardQuestionnaire);
        }),
      ),
  };
}

export type QuestionnaireWork = ReturnType<typeof useQuestionnaire>;
