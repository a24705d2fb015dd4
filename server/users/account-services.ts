import { createHmac } from 'node:crypto';
import type { Services } from '../shared/context.ts';

declare module '../shared/context.ts' {
  interface Services {
    /** Returns the secret of a mail link. Derived from the mail, so that a repeated mail has the same link. */
    deriveAccountSecret: (mailKey: string) => string;
  }
}

/** Creates the service for secrets of mail links. */
export const createAccountServices = ({ secret }: { secret: string }): Pick<Services, 'deriveAccountSecret'> => ({
  deriveAccountSecret: (mailKey) => createHmac('sha256', secret).update(`account-token:${mailKey}`).digest('base64url'),
});
