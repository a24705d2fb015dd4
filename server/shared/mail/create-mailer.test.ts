import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail, createMailer, type MailContent } from './index.ts';
import type { MailAttempt } from './mail-message.ts';

const content: MailContent = {
  subject: 'A new password for Sint Jan <b>',
  greeting: 'Beste <b>Jan</b>,',
  paragraphs: ['De link is 1 uur geldig – voor élk account.'],
  action: { label: 'Kiezen', url: 'http://localhost:3000/cmsadmin/reset-password?token=abc&x=1' },
  footer: 'Verstuurd door Sint Jan.',
};
const message = composeMail('jan@example.com', content, 'nl');

/** Creates an attempt at a mail of its own. */
const createAttempt = (key: string): MailAttempt => ({
  key,
  date: new Date(),
  signal: new AbortController().signal,
  beforeSend: async () => {},
});

describe('a message', () => {
  it('has the same content as text and as HTML', () => {
    expect(message.text.split('\n\n')).toEqual([
      content.greeting,
      ...content.paragraphs,
      content.action?.url,
      content.footer,
    ]);
    for (const words of ['élk account', 'Kiezen', 'Verstuurd']) expect(message.html).toContain(words);
    expect(message.html).toContain('<html lang="nl">');
  });

  it('escapes HTML in names', () => {
    expect(message.html).toContain('Beste &lt;b&gt;Jan&lt;/b&gt;,');
    expect(message.html).not.toContain('<b>');
    expect(message.html).toContain('token=abc&amp;x=1');
  });
});

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ximblox-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes a message to a private file and prints its link', async () => {
    const lines: string[] = [];
    const mail = createMailer({
      smtpUrl: null,
      folder: join(folder, 'mail'),
      publicUrl: 'https://cms.example.com:8443',
      print: (line) => lines.push(line),
    });
    await mail.send(message, createAttempt('first-of-all'));
    const names = await readdir(join(folder, 'mail'));
    expect(names).toEqual([expect.stringMatching(/^2\d{3}-.*\.eml$/)]);
    const file = join(folder, 'mail', names[0] ?? '');
    const written = await readFile(file, 'utf8');
    expect(written).toMatch(/^From: no-reply@cms\.example\.com\r?$/m);
    expect(written).toMatch(/^To: jan@example\.com\r?$/m);
    await mail.send({ ...message, from: 'office@example.org' }, createAttempt('second-of-all'));
    const later = (await readdir(join(folder, 'mail'))).find((name) => name !== names[0]) ?? '';
    expect(await readFile(join(folder, 'mail', later), 'utf8')).toMatch(/^From: office@example\.org\r?$/m);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines[0]).toBe(`Mail to jan@example.com: ${content.action?.url}`);
  });
});

/** Starts a mail server that accepts everything or refuses the recipient. */
async function startMailServer(recipientReply: string) {
  const received: string[] = [];
  const serve = (socket: Socket) => {
    let inMessage = false;
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inMessage) {
        received.push(text);
        inMessage = !text.endsWith('\r\n.\r\n');
        if (!inMessage) socket.write('250 taken\r\n');
      } else if (/^RCPT/i.test(text)) socket.write(`${recipientReply}\r\n`);
      else if (/^DATA/i.test(text)) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 well\r\n');
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  return {
    received,
    mail: createMailer({ smtpUrl, folder: '', publicUrl: 'http://localhost', print: () => {} }),
    server,
  };
}

describe('with a mail server', () => {
  it('sends a message', async () => {
    const { received, mail, server } = await startMailServer('250 well');
    await mail.send(message, createAttempt('any'));
    expect(received.join('')).toContain('To: jan@example.com');
    server.close();
  });

  it('throws if a message is refused, so that the job retries', async () => {
    const { mail, server } = await startMailServer('451 later');
    await expect(mail.send(message, createAttempt('any'))).rejects.toThrow('451');
    server.close();
  });
});
