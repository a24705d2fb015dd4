import { AskedQuestionnaireDocument } from '../../generated/graphql.ts';
import type { LoadPageTypeData } from '../../shared/view-page.ts';

/** What visitors are asked at present, in the page's language. */
export const loadAskedQuestionnaire: LoadPageTypeData = async ({ execute, locale }) => {
  const { questionnaire } = await execute(AskedQuestionnaireDocument, { locale });
  return questionnaire;
};
