import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { InvalidInput } from '../shared/errors/index.ts';
import { failureBody } from '../shared/rest/index.ts';

const hostLength = 'host'.length;

/** Whether a request names two hosts: a proxy could read the one, and this server the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === hostLength && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

class TwoHosts extends InvalidInput {
  override readonly detail = 'send one Host header';

  constructor() {
    super([{ code: 'V_12', property: '' }]);
  }
}

type OnRefusal = (request: IncomingMessage, status: number) => string;

/** Refuses a request with more than one Host header, 400 V_12, and ends its connection. Whether it did. */
export function refuseTwoHosts(
  headers: Readonly<Record<string, string>>,
  onRefusal: OnRefusal,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { status, body } = failureBody(new TwoHosts());
  const text = JSON.stringify(body);
  return (request, response) => {
    if (!hasTwoHosts(request)) return false;
    response.writeHead(status, STATUS_CODES[status], {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
      'x-request-id': onRefusal(request, status),
    });
    response.end(text);
    return true;
  };
}
