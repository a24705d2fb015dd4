import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { loadEditor } from '../users/index.ts';
import { announcePresence, type Presence } from './announce-presence.ts';
import { AnnouncePresencePayload, type PresenceObject } from './presence.type.ts';

async function toObject(context: GraphQLContext, { revision, collaborators }: Presence): Promise<PresenceObject> {
  const people = await Promise.all(collaborators.map((id) => loadEditor(context, id)));
  return { revision, company: people.filter((person) => person !== null) };
}

@Resolver()
export class PresenceResolver {
  @AllowTokens('edit-page')
  @Mutation(() => AnnouncePresencePayload, {
    description:
      'Announces for 15 seconds that the viewer has the page open in an editor, and returns who else has. Permission edit-page.',
  })
  announcePresence(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('tabID', () => String, { description: 'Id of the browser window, up to 64 letters, digits, - and _.' })
    tabID: string,
  ): Promise<AnnouncePresencePayload> {
    const announced = announcePresence(context, pageID, { tabID });
    return toPayload(
      'presence',
      announced.then((presence) => toObject(context, presence)),
    );
  }
}
