import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequireSession, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { LoginPayload, LogoutPayload, RefreshSessionPayload } from './auth.type.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { resetAccount } from './reset-account.ts';
import { resolveSessionViewer } from './resolve-session-viewer.ts';
import { DonePayload } from '../users/index.ts';

@Resolver()
export class AuthResolver {
  @RequireSession()
  @Mutation(() => LoginPayload, { description: 'Signs in; the response sets the session cookie. Anyone.' })
  async login(
    @Ctx() context: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<LoginPayload> {
    const payload = await toPayload('user', login(context, { email, password }));
    // The payload's viewer fields are about the user who has just signed in.
    if (payload.user) context.viewer = (await resolveSessionViewer(context.em, context.cookies)) ?? context.viewer;
    return payload;
  }

  @RequireSession()
  @Mutation(() => LogoutPayload, { description: 'Signs out; ends the session on the server. Anyone.' })
  async logout(@Ctx() context: GraphQLContext): Promise<LogoutPayload> {
    const { errors } = await toPayload('done', logout(context));
    return { errors };
  }

  @RequireSession()
  @Mutation(() => RefreshSessionPayload, {
    description: 'Extends the session by another 8 hours. Signed in.',
  })
  refreshSession(@Ctx() context: GraphQLContext): Promise<RefreshSessionPayload> {
    return toPayload('user', refreshSession(context));
  }

  @RequireSession()
  @Mutation(() => DonePayload, {
    description: 'Mails a password reset link; the response is the same for an unknown address. Anyone.',
  })
  async forgotPassword(
    @Ctx() context: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
  ): Promise<DonePayload> {
    const { errors } = await toPayload('done', forgotPassword(context, { email }));
    return { errors };
  }

  @RequireSession()
  @Mutation(() => DonePayload, {
    description:
      'Sets a password by the token of a mail, which also activates the account; its sessions and API tokens end. Anyone with a token.',
  })
  async resetAccount(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The token of the mail.' }) token: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Arg('confirm', () => String, { description: 'The new password again.' }) confirm: string,
  ): Promise<DonePayload> {
    const { errors } = await toPayload('done', resetAccount(context, { token, password, confirm }));
    return { errors };
  }

  @RequireSession()
  @Mutation(() => DonePayload, {
    description: "Changes the viewer's password; all other sessions and the API tokens end. Signed in, by a session.",
  })
  async changePassword(
    @Ctx() context: GraphQLContext,
    @Arg('currentPassword', () => String, { description: 'The current password.' }) currentPassword: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Arg('confirm', () => String, { description: 'The new password again.' }) confirm: string,
    @Arg('keepTokens', () => Boolean, { nullable: true, description: 'Whether the own API tokens stay valid.' })
    keepTokens: boolean | null,
  ): Promise<DonePayload> {
    const input = { currentPassword, password, confirm, keepTokens };
    const { errors } = await toPayload('done', changePassword(context, input));
    return { errors };
  }
}
