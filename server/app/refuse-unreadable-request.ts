import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorMessage } from '../shared/errors/index.ts';

type ParserError = NodeJS.ErrnoException;

/** Status and catalogue code by the parser's own code; anything else is no HTTP at all. */
const refusals: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'V_12' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'V_14' },
};

/** Refuses what Node cannot read as a request, an unknown method for one, with the body that every refusal has. */
export function refuseUnreadableRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = refusals[error.code ?? ''] ?? { status: 400, code: 'V_12' };
  const item = { code, property: '' };
  const body = JSON.stringify({ Success: false, Errors: [item], Message: errorMessage(item) });
  const headers = `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json\r\nConnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
  socket.destroy(error);
}
