import { createHmac } from 'node:crypto';
import type { Services } from '../shared/context.ts';

declare module '../shared/context.ts' {
  interface Services {
    /** The secret of a link in a mail: the same for the same mail, so that a repeated mail has the same link. */
    accountSecretOf: (mail: string) => string;
  }
}

export const createAccountServices = ({ secret }: { secret: string }): Pick<Services, 'accountSecretOf'> => ({
  accountSecretOf: (mail) => createHmac('sha256', secret).update(`account-token:${mail}`).digest('base64url'),
});
