// What threads may load of this feature.
export { comparisonTasks } from './comparison-tasks.ts';
