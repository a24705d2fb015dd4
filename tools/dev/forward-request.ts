import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where requests are forwarded to. */
export type ForwardOptions = {
  port: number;
  /** changes an HTML document before it is sent */
  changeHtml: (html: string) => string;
};

/** Forwards a request to the server and its response back, so that the browser uses one origin. */
export function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, changeHtml }: ForwardOptions,
): void {
  // Uncompressed, so that documents can be changed.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { method, url: path } = incoming;
  const request = sendRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    void forwardResponse(response, outgoing, changeHtml);
  });
  request.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The server is not running, see the terminal\n');
  });
  incoming.pipe(request);
}

async function forwardResponse(
  response: IncomingMessage,
  outgoing: ServerResponse,
  changeHtml: ForwardOptions['changeHtml'],
) {
  const { 'content-length': length, ...headers } = response.headers;
  const status = response.statusCode ?? 502;
  if (!headers['content-type']?.startsWith('text/html') || length === '0' || !length) {
    outgoing.writeHead(status, response.headers);
    response.once('error', () => outgoing.destroy());
    response.pipe(outgoing);
    return;
  }
  try {
    const html = changeHtml(await text(response));
    outgoing.writeHead(status, headers).end(html);
  } catch {
    outgoing.destroy();
  }
}
