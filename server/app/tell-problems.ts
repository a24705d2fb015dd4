import type { Config } from './config.ts';

/** The parts that the server starts without: what they hinder is made up for later. */
type Parts = { search: { inspect: () => Promise<unknown> }; mail: { check: () => Promise<void> } };

/** Tells the operator, in one line each, which of them do not work at the start; nothing waits for it. */
export async function tellProblems(
  { search, mail }: Parts,
  { smtpUrl, meili }: Pick<Config, 'smtpUrl' | 'meili'>,
  say: (line: string) => void,
): Promise<void> {
  const tell = (variable: string, meaning: string) => (error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    say(`${variable}: ${meaning}, and this is tried again by itself (${reason.replaceAll(/\s+/g, ' ')})`);
  };
  await Promise.all([
    search.inspect().catch(tell(meili ? 'MEILI_URL, MEILI_KEY' : 'DATABASE_URL', 'nobody can search now')),
    mail.check().catch(tell(smtpUrl ? 'SMTP_URL' : 'DATA_DIR', 'mails wait, since none can be handed over now')),
  ]);
}
