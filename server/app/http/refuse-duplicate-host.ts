import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { InvalidInput, Errors } from '../../shared/errors/index.ts';
import { toFailureResponse } from '../../shared/rest/index.ts';

const hostLength = 'host'.length;

/** Whether a request has two Host headers: a proxy could use one and this server the other (RFC 9112, 3.2). */
function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === hostLength && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

class DuplicateHostHeader extends InvalidInput {
  override readonly detail = 'send one Host header';

  constructor() {
    super([{ code: Errors.invalid, property: '' }]);
  }
}

type OnRefusal = (request: IncomingMessage, status: number) => string;

/**
 * Returns a handler that responds with 400 V_12 to a request with more than one Host header and closes its connection.
 * It returns whether it did.
 */
export function refuseDuplicateHost(
  headers: Readonly<Record<string, string>>,
  onRefusal: OnRefusal,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { status, body } = toFailureResponse(new DuplicateHostHeader());
  const text = JSON.stringify(body);
  return (request, response) => {
    if (!hasDuplicateHost(request)) return false;
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
