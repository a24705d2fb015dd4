import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { resolveViewer } from '../sessions/index.ts';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { LoginPayload, LogoutPayload, RefreshSessionPayload } from './auth.type.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { resetAccount } from './reset-account.ts';
import { DonePayload } from '../users/index.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => LoginPayload, { description: 'Signs in; the answer sets the session cookie. Anyone.' })
  async login(
    @Ctx() context: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<LoginPayload> {
    const payload = await toPayload('user', login(context, { email, password }));
    // What the payload says about the viewer is about the user who has just signed in.
    if (payload.user) context.viewer = (await resolveViewer(context.em, context.cookies)) ?? context.viewer;
    return payload;
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

  @Mutation(() => DonePayload, {
    description: 'Mails a link to a new password; the answer is the same for an unknown address. Anyone.',
  })
  async forgotPassword(
    @Ctx() context: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
  ): Promise<DonePayload> {
    const { errors } = await toPayload('done', forgotPassword(context, { email }));
    return { errors };
  }

  @Mutation(() => DonePayload, {
    description:
      'Sets a password by the token of a mail, which activates the account too; its sessions and API tokens end. Anyone with a token.',
  })
  async resetAccount(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The token of the mail.' }) token: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Arg('confirm', () => String, { description: 'The new password once more.' }) confirm: string,
  ): Promise<DonePayload> {
    const { errors } = await toPayload('done', resetAccount(context, { token, password, confirm }));
    return { errors };
  }

  @Mutation(() => DonePayload, {
    description: 'Changes the own password; every other session ends, and the own API tokens. Signed in, by a session.',
  })
  async changePassword(
    @Ctx() context: GraphQLContext,
    @Arg('currentPassword', () => String, { description: 'The present password.' }) currentPassword: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Arg('confirm', () => String, { description: 'The new password once more.' }) confirm: string,
    @Arg('keepTokens', () => Boolean, { nullable: true, description: 'Whether the own API tokens go on.' })
    keepTokens: boolean | null,
  ): Promise<DonePayload> {
    const input = { currentPassword, password, confirm, keepTokens };
    const { errors } = await toPayload('done', changePassword(context, input));
    return { errors };
  }
}
