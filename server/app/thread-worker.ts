import { comparisonTasks } from '../history/worker-exports.ts';
import { cleanUploadedSvg } from '../images/worker-exports.ts';
import { cleanRichTexts } from '../content/worker-exports.ts';
import type { ThreadTasks } from '../shared/threads/index.ts';

const tasks: ThreadTasks = { ...comparisonTasks, cleanUploadedSvg, cleanRichTexts };

type Task = { [Name in keyof ThreadTasks]: { name: Name; input: Parameters<ThreadTasks[Name]>[0] } }[keyof ThreadTasks];

/** Runs a task in a thread of the pool, which loads this function by its name. */
export function runTask({ name, input }: Task): unknown {
  return (tasks[name] as (taskInput: Task['input']) => unknown)(input);
}
