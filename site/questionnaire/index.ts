export { CheckHeader } from './check-header.tsx';
export { CheckForm, type GivenAnswers } from './form/check-form.tsx';
export type { Problem } from './form/problem-summary.tsx';
export { CheckResult } from './result/check-result.tsx';
export { PrintedResult } from './result/printed-result.tsx';
export { printPath, resultPath } from './result/result-paths.ts';
