import type { Config } from './config.ts';

/** Services that the server can start without; missed work is done later. */
type CheckedServices = { search: { inspect: () => Promise<unknown> }; mail: { check: () => Promise<void> } };

/** Prints one line for each of them that does not work. The start does not wait for it. */
export async function reportStartProblems(
  { search, mail }: CheckedServices,
  { smtpUrl, meili }: Pick<Config, 'smtpUrl' | 'meili'>,
  print: (line: string) => void,
): Promise<void> {
  const printProblem = (variable: string, consequence: string) => (error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    print(`${variable}: ${consequence}, and this is retried automatically (${reason.replaceAll(/\s+/g, ' ')})`);
  };
  await Promise.all([
    search.inspect().catch(printProblem(meili ? 'MEILI_URL, MEILI_KEY' : 'DATABASE_URL', 'search is unavailable')),
    mail.check().catch(printProblem(smtpUrl ? 'SMTP_URL' : 'DATA_DIR', 'mails cannot be sent now')),
  ]);
}
