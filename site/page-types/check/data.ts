import { CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import type { LoadPageTypeData } from '../../shared/view-page.ts';

/** Loads the current questionnaire in the page's language. */
export const loadQuestionnaire: LoadPageTypeData = async ({ execute, locale }) => {
  const { questionnaire } = await execute(CurrentQuestionnaireDocument, { locale });
  return questionnaire;
};
