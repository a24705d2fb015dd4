import type { AnswerInput } from '../../server/questionnaire/index.ts';
import type { TestClient } from './test-client.ts';

type Asked = {
  questionnaire: {
    version: number;
    questions: { key: string; notApplicable: string | null; answers: { key: string }[] }[];
  };
};

export type CheckQuestions = Asked['questionnaire'];

/** The current questions for visitors. */
export async function fetchQuestions(client: TestClient): Promise<CheckQuestions> {
  const { data } = await client.graphql<Asked>(
    `{ questionnaire(locale: "nl-nl") { version questions { key notApplicable answers { key } } } }`,
  );
  return data.questionnaire;
}

/** One answer to every question: the best, unless `choose` returns another by its index. */
export const answerAll = ({ questions }: CheckQuestions, choose: (index: number) => number = () => 0): AnswerInput[] =>
  questions.map(({ key, answers }, index) => ({
    question: key,
    answer: answers[choose(index) % answers.length]?.key ?? '',
  }));

export type FinishResult = { token: string | null; errors: { code: string; property: string }[] };

/** Finishes a check; `more` is added to the input unchanged. */
export async function finishCheck(
  client: TestClient,
  { version, answers, ...more }: { version: number; answers: AnswerInput[] } & Record<string, unknown>,
): Promise<FinishResult> {
  const { data } = await client.graphql<{ finishCheck: FinishResult }>(
    `mutation($input: FinishCheckInput!) { finishCheck(input: $input) { token errors { code property } } }`,
    { input: { version, locale: 'nl-nl', answers, ...more } },
  );
  return data.finishCheck;
}
