import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { type GraphQLContext, orNull } from '../shared/graphql/index.ts';
import { loadEditor } from '../users/index.ts';
import { announcePresence } from './announce-presence.ts';
import { PresenceObject } from './presence.type.ts';

@Resolver()
export class PresenceResolver {
  @Mutation(() => PresenceObject, {
    nullable: true,
    description:
      'Says that an editor of the page is open, which holds for 15 seconds, and answers who else has it open; null where there is no such page. Permission edit-page.',
  })
  async announcePresence(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('tabID', () => String, { description: 'A name of the window, up to 64 letters, digits, - and _.' })
    tabID: string,
  ): Promise<PresenceObject | null> {
    const presence = await orNull(announcePresence(context, pageID, { tabID }));
    if (!presence) return null;
    const company = await Promise.all(presence.company.map((id) => loadEditor(context, id)));
    return { revision: presence.revision, company: company.filter((person) => person !== null) };
  }
}
