import { z } from 'zod';
import { requiredTextInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { newPasswordInput } from '../shared/password-rules.ts';
import { emailAddress } from '../users/index.ts';

/** Far more than the 254 characters that a password may have; longer input is reported as a wrong password. */
const passwordInput = textInput(1_000).refine((value) => value !== '', { params: { code: Errors.required } });

/** The address is not validated: a malformed one is reported like a wrong password. */
export const loginInput = z.object({ email: requiredTextInput(textLimits.name), password: passwordInput });

export const forgotPasswordInput = z.object({ email: emailAddress });

const confirmed = { password: newPasswordInput, confirm: textInput(1_000) };

type Confirmed = { password: string; confirm: string };
const isConfirmed = ({ password, confirm }: Confirmed): boolean => password === confirm;

/** V_03 when the two differ. */
export const resetAccountInput = z
  .object({ token: requiredTextInput(textLimits.name), ...confirmed })
  .refine(isConfirmed, { path: ['confirm'], params: { code: Errors.confirmationMismatch }, when: hasBoth });

const keepTokens = z.boolean().nullish().describe('whether the own API tokens stay valid; otherwise they end');

/** V_08 when the two differ. */
export const changePasswordInput = z
  .object({ currentPassword: passwordInput, ...confirmed, keepTokens })
  .refine(isConfirmed, { path: ['confirm'], params: { code: Errors.passwordMismatch }, when: hasBoth });

/** Lets the mismatch be reported together with other errors of the password. */
function hasBoth({ value }: { value: unknown }): boolean {
  const { password, confirm } = (value ?? {}) as Partial<Confirmed>;
  return typeof password === 'string' && typeof confirm === 'string';
}
