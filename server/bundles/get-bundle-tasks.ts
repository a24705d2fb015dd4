import { authorize, type Context } from '../shared/context.ts';
import { sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import { type BundleTask, findBundleTask, selectBundleTasks } from './bundle-task.ts';
import { canExportBundle, missingImportPermissions } from './bundles.policy.ts';

export type LatestBundleTasks = {
  lastExport: BundleTask | null;
  lastImport: BundleTask | null;
  missingPermissions: PermissionName[];
};

/** Returns the last export and the last import, finished or not. manage-settings. */
export async function getBundleTasks(context: Context): Promise<LatestBundleTasks> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const tasks = await selectBundleTasks(context.em, sql`where true`);
  return {
    lastExport: tasks.findLast(({ step }) => step === 'export') ?? null,
    lastImport: tasks.findLast(({ step }) => step !== 'export') ?? null,
    missingPermissions: missingImportPermissions(context.viewer),
  };
}

/** Returns a finished export that still has its file. manage-settings. 404 V_12 `bundle.id`. */
export async function getExportFile(context: Context, id: number): Promise<BundleTask & { fileKey: string }> {
  authorize(context.viewer, canExportBundle(context.viewer));
  const task = await findBundleTask(context.em, id);
  const fileKey = task?.step === 'export' && task.state === 'done' ? task.fileKey : null;
  if (!task || fileKey === null) throw new NotFound(Errors.invalid, 'bundle.id');
  return { ...task, fileKey };
}
