import { z } from 'zod';
import { type Rest, succeed, successSchema } from '../shared/rest/index.ts';
import { discardQuestionnaire } from './discard-questionnaire.ts';
import { revisionInput, storeQuestionnaireInput } from './draft.input.ts';
import type { EditableVersion } from './draft.queries.ts';
import { getQuestionnaire, type ListedVersion, listVersions } from './get-questionnaire.ts';
import { publishQuestionnaire } from './publish-questionnaire.ts';
import { storeQuestionnaire } from './store-questionnaire.ts';

const listedVersion = z
  .object({
    number: z.int(),
    state: z.enum(['draft', 'published', 'superseded']),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'QuestionnaireVersion' });

const texts = z.record(z.string(), z.string());
const wholeVersion = listedVersion
  .extend({
    revision: z.int().describe('0 where there is no draft yet'),
    sourceLanguage: z.string(),
    content: z.unknown().describe('categories, questions with answers and points, thresholds'),
    translations: z.array(z.object({ language: z.string(), texts, sources: texts })),
  })
  .meta({ id: 'EditableQuestionnaire' });

const presentListed = ({ number, state, updatedAt, publishedAt }: ListedVersion): z.output<typeof listedVersion> => ({
  number,
  state,
  updatedAt: updatedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});

function present(version: EditableVersion): z.output<typeof wholeVersion> {
  const { revision, sourceLanguage, content, translations } = version;
  return {
    ...presentListed(version),
    revision,
    sourceLanguage,
    content,
    translations: translations.map((one) => ({
      ...one,
      texts: { ...one.texts },
      sources: { ...one.sources },
    })),
  };
}

const described = { tag: 'Questionnaire', entity: 'questionnaire', access: 'manage-questionnaire' } as const;
const answer = z.object({ questionnaire: wholeVersion });
const changed = successSchema({ questionnaire: wholeVersion });
const unknownVersion = { code: 'V_12', property: 'questionnaire.version' } as const;

/** The questionnaire of the check, for who edits it. */
export function questionnaireDraftRoutes(rest: Rest): void {
  rest.get(
    '/questionnaire/versions',
    { ...described, summary: 'All versions, the newest first', success: z.array(listedVersion) },
    async ({ context }) => (await listVersions(context)).map(presentListed),
  );
  rest.get(
    '/questionnaire/draft',
    { ...described, summary: 'The draft, or what is published where there is none', success: answer },
    async ({ context }) => ({ questionnaire: present(await getQuestionnaire(context, {})) }),
  );
  rest.get(
    '/questionnaire/version/:number',
    { ...described, summary: 'A version by its number', ids: { number: unknownVersion }, success: answer },
    async ({ context, ids }) => ({ questionnaire: present(await getQuestionnaire(context, { version: ids.number })) }),
  );
  rest.post(
    '/questionnaire/store',
    {
      ...described,
      summary: 'Store the draft',
      body: storeQuestionnaireInput,
      success: changed,
      errors: { 404: ['V_12'], 409: ['V_07'] },
    },
    async ({ context, body }) => succeed({ questionnaire: present(await storeQuestionnaire(context, body)) }),
  );
  rest.post(
    '/questionnaire/publish',
    {
      ...described,
      summary: 'Make the draft what visitors get',
      body: revisionInput,
      success: changed,
      errors: { 404: ['V_12'], 409: ['V_07'] },
    },
    async ({ context, body }) => succeed({ questionnaire: present(await publishQuestionnaire(context, body)) }),
  );
  rest.post(
    '/questionnaire/discard',
    {
      ...described,
      summary: 'Throw the draft away',
      body: revisionInput,
      success: changed,
      errors: { 404: ['V_12'], 409: ['V_07'] },
    },
    async ({ context, body }) => succeed({ questionnaire: present(await discardQuestionnaire(context, body)) }),
  );
}
