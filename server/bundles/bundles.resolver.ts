import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { BundleChoiceInput, BundleTaskObject, BundleTaskPayload, BundleTasksObject } from './bundle-task.type.ts';
import type { BundleTask } from './bundle-task.ts';
import { discardBundle } from './discard-bundle.ts';
import { getBundleTasks } from './get-bundle-tasks.ts';
import { startExport } from './start-export.ts';
import { startImport } from './start-import.ts';

const toTaskPayload = (task: Promise<BundleTask>): Promise<BundleTaskPayload> =>
  toPayload('task', task.then(BundleTaskObject.from));

@Resolver()
export class BundlesResolver {
  @Query(() => BundleTasksObject, {
    description: 'The last export and the last import of pages, media and menus. Permission manage-settings.',
  })
  async bundleTasks(@Ctx() context: GraphQLContext): Promise<BundleTasksObject> {
    const { lastExport, lastImport, missingPermissions } = await getBundleTasks(context);
    return {
      lastExport: lastExport && BundleTaskObject.from(lastExport),
      lastImport: lastImport && BundleTaskObject.from(lastImport),
      missingPermissions,
    };
  }

  @AllowTokens('manage-settings')
  @Mutation(() => BundleTaskPayload, {
    description: 'Starts an export by a job; it replaces the last one. Permission manage-settings.',
  })
  startExport(
    @Ctx() context: GraphQLContext,
    @Arg('choice', () => BundleChoiceInput, {
      nullable: true,
      description: 'What it contains; everything, if left out.',
    })
    choice: BundleChoiceInput | null,
  ): Promise<BundleTaskPayload> {
    return toTaskPayload(startExport(context, choice));
  }

  @AllowTokens('manage-settings')
  @Mutation(() => BundleTaskPayload, {
    description:
      'Starts the import of an uploaded and checked bundle by a job. Permissions manage-settings, ' +
      'create-page, edit-page, publish-page, manage-media, manage-menu and manage-tags, each without limits.',
  })
  startImport(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the task.' }) id: number,
  ): Promise<BundleTaskPayload> {
    return toTaskPayload(startImport(context, id));
  }

  @AllowTokens('manage-settings')
  @Mutation(() => BundleTaskPayload, {
    description: 'Deletes an export or import with its file, unless it is running. Permission manage-settings.',
  })
  discardBundle(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the task.' }) id: number,
  ): Promise<BundleTaskPayload> {
    return toTaskPayload(discardBundle(context, id));
  }
}
