import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Decodes quoted-printable: soft line breaks and escapes. */
function decode(content: string): string {
  return content
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readMessages(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => decode(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}

/** The newest mail to an address with these words; waits for the job that sends it. */
export async function findMail(dataDir: string, to: string, words: string): Promise<string> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const message = readMessages(dataDir).findLast((text) => text.includes(`To: ${to}`) && text.includes(words));
    if (message) return message;
    if (performance.now() > deadline) throw new Error(`No mail to ${to} with the words ${words}`);
    await wait(100);
  }
}

/** The link to a screen in the newest mail to an address; waits for the job that sends it. */
export async function findMailedLink(dataDir: string, to: string, screen: string): Promise<string> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const message = readMessages(dataDir).findLast((text) => text.includes(`To: ${to}`) && text.includes(screen));
    const link = message?.match(/https?:\/\/[^\s"<>]+\?token=[\w-]+/)?.[0];
    if (link) return link;
    if (performance.now() > deadline) throw new Error(`No mail to ${to} with a link to ${screen}`);
    await wait(100);
  }
}
