export { CheckHeader } from './check-header.tsx';
export { CheckForm } from './form/check-form.tsx';
export { type GivenAnswers, type Problem, toProblem } from './form/to-problem.ts';
export { CheckResult } from './result/check-result.tsx';
export { PrintedResult } from './result/printed-result.tsx';
export { printPath, resultPath } from './result/result-paths.ts';
