import { z } from 'zod';
import { type RestRouter, successBody, successSchema } from '../shared/rest/index.ts';
import { discardQuestionnaire } from './discard-questionnaire.ts';
import { draftRevisionInput, storeQuestionnaireInput } from './draft.input.ts';
import type { EditableVersion, QuestionnaireVersionSummary } from '../questionnaire/index.ts';
import { getQuestionnaire, listQuestionnaireVersions } from './get-questionnaire.ts';
import { publishQuestionnaire } from './publish-questionnaire.ts';
import { storeQuestionnaire } from './store-questionnaire.ts';
import { Errors } from '../shared/errors/index.ts';

const versionSummaryResponse = z
  .object({
    number: z.int(),
    state: z.enum(['draft', 'published', 'superseded']),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'QuestionnaireVersion' });

const texts = z.record(z.string(), z.string());
const editableVersionResponse = versionSummaryResponse
  .extend({
    revision: z.int().describe('0 if there is no draft'),
    sourceLanguage: z.string(),
    content: z.unknown().describe('categories, questions with answers, their points and urgency, thresholds'),
    translations: z.array(z.object({ language: z.string(), texts, sources: texts })),
  })
  .meta({ id: 'EditableQuestionnaire' });

const toVersionSummaryResponse = ({
  number,
  state,
  updatedAt,
  publishedAt,
}: QuestionnaireVersionSummary): z.output<typeof versionSummaryResponse> => ({
  number,
  state,
  updatedAt: updatedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});

function toEditableVersionResponse(version: EditableVersion): z.output<typeof editableVersionResponse> {
  const { revision, sourceLanguage, content, translations } = version;
  return {
    ...toVersionSummaryResponse(version),
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

const routeDefaults = { tag: 'Questionnaire', entity: 'questionnaire', access: 'manage-questionnaire' } as const;
const questionnaireResponse = z.object({ questionnaire: editableVersionResponse });
const changedResponse = successSchema({ questionnaire: editableVersionResponse });
const unknownVersion = { code: Errors.invalid, property: 'questionnaire.version' } as const;

function addReadRoutes(rest: RestRouter): void {
  rest.get(
    '/questionnaire/versions',
    { ...routeDefaults, summary: 'All versions, the newest first', success: z.array(versionSummaryResponse) },
    async ({ context }) => (await listQuestionnaireVersions(context)).map(toVersionSummaryResponse),
  );
  rest.get(
    '/questionnaire/draft',
    {
      ...routeDefaults,
      summary: 'The draft, or else the published version',
      success: questionnaireResponse,
    },
    async ({ context }) => ({ questionnaire: toEditableVersionResponse(await getQuestionnaire(context, {})) }),
  );
  rest.get(
    '/questionnaire/version/:number',
    {
      ...routeDefaults,
      summary: 'A version by its number',
      ids: { number: unknownVersion },
      success: questionnaireResponse,
    },
    async ({ context, ids }) => ({
      questionnaire: toEditableVersionResponse(await getQuestionnaire(context, { version: ids.number })),
    }),
  );
}

function addChangeRoutes(rest: RestRouter): void {
  rest.post(
    '/questionnaire/store',
    {
      ...routeDefaults,
      summary: 'Store the draft',
      body: storeQuestionnaireInput,
      success: changedResponse,
      errors: { 404: [Errors.invalid], 409: [Errors.invalidState] },
    },
    async ({ context, body }) =>
      successBody({ questionnaire: toEditableVersionResponse(await storeQuestionnaire(context, body)) }),
  );
  rest.post(
    '/questionnaire/publish',
    {
      ...routeDefaults,
      summary: 'Publish the draft',
      body: draftRevisionInput,
      success: changedResponse,
      errors: { 404: [Errors.invalid], 409: [Errors.invalidState] },
    },
    async ({ context, body }) =>
      successBody({ questionnaire: toEditableVersionResponse(await publishQuestionnaire(context, body)) }),
  );
  rest.post(
    '/questionnaire/discard',
    {
      ...routeDefaults,
      summary: 'Delete the draft',
      body: draftRevisionInput,
      success: changedResponse,
      errors: { 404: [Errors.invalid], 409: [Errors.invalidState] },
    },
    async ({ context, body }) =>
      successBody({ questionnaire: toEditableVersionResponse(await discardQuestionnaire(context, body)) }),
  );
}

/** REST routes for editing the questionnaire. */
export function questionnaireDraftRoutes(rest: RestRouter): void {
  addReadRoutes(rest);
  addChangeRoutes(rest);
}
