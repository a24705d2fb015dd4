/** Answers by question key. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** Answers in a list, as the API takes and returns them, by question key. */
export const toGivenAnswers = (answers: readonly { question: string; answer: string }[]): GivenAnswers =>
  Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
