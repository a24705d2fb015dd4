import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { BundleChoiceInput, BundleTaskObject, BundleTaskPayload, BundleTasksObject } from './bundle-task.type.ts';
import type { BundleTask } from './bundle-task.ts';
import { discardBundle } from './discard-bundle.ts';
import { getBundleTasks } from './get-bundle-tasks.ts';
import { startExport } from './start-export.ts';
import { startImport } from './start-import.ts';

const answer = (task: Promise<BundleTask>): Promise<BundleTaskPayload> =>
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

  @Mutation(() => BundleTaskPayload, {
    description: 'Has a bundle written, by a job; the last one is removed. Permission manage-settings.',
  })
  startExport(
    @Ctx() context: GraphQLContext,
    @Arg('choice', () => BundleChoiceInput, { nullable: true, description: 'What it holds; left out, everything.' })
    choice: BundleChoiceInput | null,
  ): Promise<BundleTaskPayload> {
    return answer(startExport(context, choice));
  }

  @Mutation(() => BundleTaskPayload, {
    description:
      'Has a bundle imported that was sent to the REST layer and looked through, by a job. Permissions manage-settings, ' +
      'create-page, edit-page, publish-page, manage-media, manage-menu and manage-tags, each without limits.',
  })
  startImport(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the task.' }) id: number,
  ): Promise<BundleTaskPayload> {
    return answer(startImport(context, id));
  }

  @Mutation(() => BundleTaskPayload, {
    description: 'Removes an export or import with its file, unless it is worked on. Permission manage-settings.',
  })
  discardBundle(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the task.' }) id: number,
  ): Promise<BundleTaskPayload> {
    return answer(discardBundle(context, id));
  }
}
