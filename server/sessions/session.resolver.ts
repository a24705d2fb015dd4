import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequireSession, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from './own-sessions.ts';
import { EndSessionsPayload, Session } from './session.type.ts';

@Resolver()
export class SessionResolver {
  @Query(() => [Session], { description: "The viewer's own sessions, the last used first. Signed in." })
  sessions(@Ctx() context: GraphQLContext): Promise<OwnSession[]> {
    return listOwnSessions(context);
  }

  @RequireSession()
  @Mutation(() => EndSessionsPayload, { description: "Ends one of the viewer's own sessions. Signed in." })
  endSession(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the session.' }) id: number,
  ): Promise<EndSessionsPayload> {
    return toPayload(
      'sessions',
      endOwnSession(context, id).then(() => listOwnSessions(context)),
    );
  }

  @RequireSession()
  @Mutation(() => EndSessionsPayload, { description: 'Ends all other sessions of the viewer. Signed in.' })
  endOtherSessions(@Ctx() context: GraphQLContext): Promise<EndSessionsPayload> {
    return toPayload(
      'sessions',
      endOtherSessions(context).then(() => listOwnSessions(context)),
    );
  }
}
