import type { AnswerInput } from '../../server/questionnaire/index.ts';
import type { TestClient } from './test-client.ts';

type Asked = {
  questionnaire: {
    version: number;
    questions: { key: string; notApplicable: string | null; answers: { key: string }[] }[];
  };
};

export type CheckQuestions = Asked['questionnaire'];

/** What visitors are asked at present. */
export async function askQuestions(client: TestClient): Promise<CheckQuestions> {
  const { data } = await client.graphql<Asked>(
    `{ questionnaire(locale: "nl-nl") { version questions { key notApplicable answers { key } } } }`,
  );
  return data.questionnaire;
}

/** One answer to every question: the best, unless told otherwise by its number from 0. */
export const answerAll = ({ questions }: CheckQuestions, choose: (index: number) => number = () => 0): AnswerInput[] =>
  questions.map(({ key, answers }, index) => ({
    question: key,
    answer: answers[choose(index) % answers.length]?.key ?? '',
  }));

export type FinishAnswer = { token: string | null; errors: { code: string; property: string }[] };

/** Ends a check; `more` goes into the input as it is. */
export async function finish(
  client: TestClient,
  { version, answers, ...more }: { version: number; answers: AnswerInput[] } & Record<string, unknown>,
): Promise<FinishAnswer> {
  const { data } = await client.graphql<{ finishCheck: FinishAnswer }>(
    `mutation($input: FinishCheckInput!) { finishCheck(input: $input) { token errors { code property } } }`,
    { input: { version, locale: 'nl-nl', answers, ...more } },
  );
  return data.finishCheck;
}
