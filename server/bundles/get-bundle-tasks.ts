import { authorize, type Context } from '../shared/context.ts';
import { sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import { type BundleTask, findTask, selectTasks } from './bundle-task.ts';
import { canExportBundle, missingForImport } from './bundles.policy.ts';

export type BundleTasks = {
  lastExport: BundleTask | null;
  lastImport: BundleTask | null;
  missingPermissions: PermissionName[];
};

/** The last export and the last import, under way or not. manage-settings. */
export async function getBundleTasks(context: Context): Promise<BundleTasks> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const tasks = await selectTasks(context.em, sql`where true`);
  return {
    lastExport: tasks.findLast(({ step }) => step === 'export') ?? null,
    lastImport: tasks.findLast(({ step }) => step !== 'export') ?? null,
    missingPermissions: missingForImport(context.viewer),
  };
}

/** An export whose file is there. manage-settings. 404 V_12 `bundle.id`. */
export async function getExport(context: Context, id: number): Promise<BundleTask & { fileKey: string }> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const task = await findTask(context.em, id);
  const fileKey = task?.step === 'export' && task.state === 'done' ? task.fileKey : null;
  if (!task || fileKey === null) throw new NotFound('V_12', 'bundle.id');
  return { ...task, fileKey };
}
