import { z } from 'zod';
import { requiredText, text, textLimits } from '../shared/errors/index.ts';
import { newPassword } from '../shared/password-rules.ts';
import { emailAddress } from '../users/index.ts';

/** Far above any password, which has 254 characters at most: what is longer is told as a wrong one. */
const givenPassword = text(1_000).refine((value) => value !== '', { params: { code: 'V_01' } });

/** The address is not looked at more closely, a wrong one is told as a wrong password is. */
export const loginInput = z.object({ email: requiredText(textLimits.name), password: givenPassword });

export const forgotPasswordInput = z.object({ email: emailAddress });

const confirmed = { password: newPassword, confirm: text(1_000) };

type Confirmed = { password: string; confirm: string };
const isConfirmed = ({ password, confirm }: Confirmed): boolean => password === confirm;

/** V_03 where the two differ. */
export const resetAccountInput = z
  .object({ token: requiredText(textLimits.name), ...confirmed })
  .refine(isConfirmed, { path: ['confirm'], params: { code: 'V_03' }, when: hasBoth });

const keepTokens = z.boolean().nullish().describe('whether the own API tokens go on; left out, they end');

/** V_08 where the two differ. */
export const changePasswordInput = z
  .object({ currentPassword: givenPassword, ...confirmed, keepTokens })
  .refine(isConfirmed, { path: ['confirm'], params: { code: 'V_08' }, when: hasBoth });

/** Told beside whatever is wrong with the password itself. */
function hasBoth({ value }: { value: unknown }): boolean {
  const { password, confirm } = (value ?? {}) as Partial<Confirmed>;
  return typeof password === 'string' && typeof confirm === 'string';
}
