import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/**
 * The step at which the server stops responding: `content` is after it received the whole message. Dripping: a
 * meaningless line every 5 s. Refusing: connections are refused.
 */
export type MailFault = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'content' | 'dripping' | 'refusing';

export type ReceivedMail = { to: string; messageID: string; raw: string; isAccepted: boolean };

/** A scripted SMTP server, since no real one stops responding on demand. */
export type ScriptedMailServer = {
  url: string;
  /** Every complete message, in order. */
  received: ReceivedMail[];
  /** Sends the withheld replies. */
  catchUp: () => void;
  /** null: works from now on; existing connections keep their fault. */
  fail: (fault: MailFault | null) => Promise<void>;
  countConnections: () => number;
  stop: () => Promise<void>;
};

const dripInterval = 5_000;

const toMail = (raw: string, isAccepted: boolean): ReceivedMail => ({
  to: /^To: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
  messageID: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
  raw,
  isAccepted,
});

/** One connection, with the fault at its start. */
class Conversation {
  readonly #socket: Socket;
  #fault: MailFault | null;
  #owed: string[] = [];
  readonly #received: ReceivedMail[];
  #rest = '';
  #content: string[] | null = null;

  constructor(socket: Socket, fault: MailFault | null, received: ReceivedMail[]) {
    this.#socket = socket;
    this.#fault = fault;
    this.#received = received;
    socket.setEncoding('latin1').on('data', (text: string) => this.#read(text));
    if (fault === 'dripping') this.#drip();
    else this.#reply('greeting', '220 scripted');
  }

  #drip(): void {
    const timer = setInterval(() => this.#socket.write('220-wait\r\n'), dripInterval);
    this.#socket.write('220-wait\r\n');
    this.#socket.once('close', () => clearInterval(timer));
  }

  #reply(step: MailFault, line: string): void {
    if (step === this.#fault) this.#owed.push(line);
    else this.#socket.write(`${line}\r\n`);
  }

  catchUp(): void {
    this.#fault = null;
    for (const line of this.#owed.splice(0)) this.#socket.write(`${line}\r\n`);
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\r\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
  }

  #take(line: string): void {
    if (this.#content !== null) {
      if (line === '.') this.#end(this.#content.join('\n'));
      else this.#content.push(line);
    } else if (/^(EHLO|HELO)/i.test(line)) this.#reply('EHLO', '250 scripted');
    else if (/^MAIL/i.test(line)) this.#reply('MAIL', '250 go on');
    else if (/^RCPT/i.test(line)) this.#reply('RCPT', '250 go on');
    else if (/^DATA/i.test(line)) {
      this.#content = [];
      this.#reply('DATA', '354 go on');
    } else this.#socket.write('250 well\r\n');
  }

  #end(raw: string): void {
    this.#content = null;
    this.#received.push(toMail(raw, this.#fault !== 'content'));
    this.#reply('content', '250 accepted');
  }
}

export async function startScriptedMailServer(): Promise<ScriptedMailServer> {
  const received: ReceivedMail[] = [];
  const conversations = new Map<Socket, Conversation>();
  let fault: MailFault | null = null;
  let port = 0;
  const serve = (socket: Socket): void => {
    socket.once('close', () => conversations.delete(socket)).on('error', () => socket.destroy());
    conversations.set(socket, new Conversation(socket, fault, received));
  };
  const listen = async (): Promise<Server> => {
    const server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    return server;
  };
  let server: Server | null = await listen();
  const close = async (): Promise<void> => {
    for (const socket of conversations.keys()) socket.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    server = null;
  };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    fail: async (next) => {
      fault = next;
      if (next === 'refusing') await close();
      else server ??= await listen();
    },
    catchUp: () => {
      for (const conversation of conversations.values()) conversation.catchUp();
    },
    countConnections: () => conversations.size,
    stop: close,
  };
}
