import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { createPageLoader, PageVersionContent, presentVersion } from '../pages/index.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { PageSnapshotObject } from './history.type.ts';
import { loadSnapshotContents, type SnapshotContent } from './snapshot.queries.ts';

const createSnapshotContentLoader = ({ em }: GraphQLContext): DataLoader<number, SnapshotContent> =>
  new DataLoader(async (ids) => {
    const contents = new Map((await loadSnapshotContents(em, ids)).map((one) => [one.id, one]));
    return ids.map((id) => contents.get(id) ?? new Error(`Snapshot ${id} does not exist`));
  });

@Resolver(() => PageSnapshotObject)
export class PageSnapshotResolver {
  @FieldResolver(() => Editor, { nullable: true, description: 'Who stored it.' })
  author(@Ctx() context: GraphQLContext, @Root() { storedBy }: PageSnapshotObject): Promise<Editor | null> {
    return loadEditor(context, storedBy);
  }

  @FieldResolver(() => PageVersionContent, { description: 'The content at that time.' })
  async pageVersion(
    @Ctx() context: GraphQLContext,
    @Root() { id, pageID, revision }: PageSnapshotObject,
  ): Promise<PageVersionContent> {
    const page = await getLoader(context, createPageLoader).load(pageID);
    const { content, versionID } = await getLoader(context, createSnapshotContentLoader).load(id);
    const version = { ...content, id: versionID, revision };
    return PageVersionContent.from(await presentVersion(context, { page, version }));
  }
}
