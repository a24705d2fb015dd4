/** What the threads of the pool run. */
export { renderReport } from './render-report.ts';
