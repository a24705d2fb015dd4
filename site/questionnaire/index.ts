export { CheckHeader } from './check-header.tsx';
export { CheckForm } from './form/check-form.tsx';
export type { FilledIn } from './form/use-saved-answers.ts';
export { type GivenAnswers, toGivenAnswers } from './saved-answers/given-answers.ts';
export { type Problem, toProblem } from './form/to-problem.ts';
export { CheckResult } from './result/check-result.tsx';
export { PrintedResult } from './result/printed-result.tsx';
export { changePath, printPath, resultPath, submitPathIn } from './result/result-paths.ts';
