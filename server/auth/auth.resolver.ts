import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { LoginPayload, LogoutPayload, RefreshSessionPayload } from './auth.type.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => LoginPayload, { description: 'Signs in; the answer sets the session cookie. Anyone.' })
  login(
    @Ctx() context: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<LoginPayload> {
    return toPayload('user', login(context, { email, password }));
  }

  @Mutation(() => LogoutPayload, { description: 'Signs out; ends the session on the server. Anyone.' })
  async logout(@Ctx() context: GraphQLContext): Promise<LogoutPayload> {
    const { errors } = await toPayload('done', logout(context));
    return { errors };
  }

  @Mutation(() => RefreshSessionPayload, {
    description: 'Uses the session, so that its 8 hours begin again. Signed in.',
  })
  refreshSession(@Ctx() context: GraphQLContext): Promise<RefreshSessionPayload> {
    return toPayload('user', refreshSession(context));
  }
}
