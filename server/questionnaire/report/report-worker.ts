/** What a thread of the pool runs. */
export { drawReport } from './draw-report.ts';
