import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Job } from '../shared/jobs/job.ts';
import { loadMailRecipient, sendUserMail } from '../users/index.ts';
import { serverTexts } from '../../languages/server-texts.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-tokens-ended': { userID: number; tokenIDs: readonly number[] };
  }
}

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
      texts: serverTexts[language].apiTokenMails.tokensEnded,
      values: { tokens: new Intl.ListFormat(language).format(names) },
    }),
  });
}
