import { comparisonTasks } from '../history/plain.ts';
import { cleanDrawing } from '../media/plain.ts';
import { cleanRichTexts } from '../pages/plain.ts';
import type { ThreadTasks } from '../shared/threads/index.ts';

const tasks: ThreadTasks = { ...comparisonTasks, cleanDrawing, cleanRichTexts };

type Task = { [Name in keyof ThreadTasks]: { name: Name; input: Parameters<ThreadTasks[Name]>[0] } }[keyof ThreadTasks];

/** What a thread of the pool runs. */
export function runTask({ name, input }: Task): unknown {
  return (tasks[name] as (given: Task['input']) => unknown)(input);
}
