import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Job } from '../shared/jobs/job.ts';
import { loadMailRecipient, sendUserMail } from '../users/index.ts';
import de from './mail-texts/de.json';
import en from './mail-texts/en.json';
import fr from './mail-texts/fr.json';
import nl from './mail-texts/nl.json';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-tokens-ended': { userID: number; tokenIDs: readonly number[] };
  }
}

const texts = { en, nl, de, fr };

/** Mails a user the names of the tokens that a password change ended, so that they can replace them. */
export async function sendTokensEndedMail(
  context: { em: EntityManager; services: Services; job: Job },
  { userID, tokenIDs }: { userID: number; tokenIDs: readonly number[] },
): Promise<void> {
  const recipient = await loadMailRecipient(context.em, userID);
  const tokens = await query(
    context.em,
    sql<{ name: string }>`select name from api_token where id = any(${tokenIDs}::int[]) order by id`,
  );
  if (!recipient || tokens.length === 0) return;
  const names = tokens.map(({ name }) => name);
  await sendUserMail(context, recipient, {
    url: `${context.services.publicUrl}/cmsadmin/api-tokens`,
    textsFor: (language) => ({
      texts: texts[language].tokensEnded,
      values: { tokens: new Intl.ListFormat(language).format(names) },
    }),
  });
}
