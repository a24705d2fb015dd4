import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorMessage, Errors } from '../../shared/errors/index.ts';

type ParserError = NodeJS.ErrnoException;

/** Status and error code by the parser's code; other errors mean that it is not HTTP. */
const responseByParserCode: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: Errors.invalid },
  HPE_HEADER_OVERFLOW: { status: 431, code: Errors.tooLong },
};

/** Responds to a request that Node cannot parse, for example with an unknown method, with the usual error body. */
export function refuseMalformedRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = responseByParserCode[error.code ?? ''] ?? { status: 400, code: Errors.invalid };
  const errorItem = { code, property: '' };
  const body = JSON.stringify({ Success: false, Errors: [errorItem], Message: errorMessage(errorItem) });
  const headers = `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json\r\nConnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
  socket.destroy(error);
}
