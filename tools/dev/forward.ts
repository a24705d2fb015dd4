import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Forward = {
  port: number;
  /** changes a document on its way to the browser */
  changeHtml: (html: string) => string;
};

/** Passes a request on to the server and its answer back; the browser sees one address. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, { port, changeHtml }: Forward): void {
  // uncompressed, so that documents can be changed
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { method, url: path } = incoming;
  const request = sendRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    void answerWith(answer, outgoing, changeHtml);
  });
  request.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The server is not running, see the terminal\n');
  });
  incoming.pipe(request);
}

async function answerWith(answer: IncomingMessage, outgoing: ServerResponse, changeHtml: Forward['changeHtml']) {
  const { 'content-length': length, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  if (!headers['content-type']?.startsWith('text/html') || length === '0' || !length) {
    outgoing.writeHead(status, answer.headers);
    answer.once('error', () => outgoing.destroy());
    answer.pipe(outgoing);
    return;
  }
  try {
    const html = changeHtml(await text(answer));
    outgoing.writeHead(status, headers).end(html);
  } catch {
    outgoing.destroy();
  }
}
