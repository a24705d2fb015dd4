// Exports for worker threads.
export { comparisonTasks } from './comparison-tasks.ts';
