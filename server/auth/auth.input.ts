import { z } from 'zod';
import { requiredText, text, textLimits } from '../shared/errors/index.ts';

/** The address is not looked at more closely, a wrong one is told as a wrong password is. */
export const loginInput = z.object({
  email: requiredText(textLimits.name),
  password: text(1_000).min(1),
});
