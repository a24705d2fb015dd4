import { createServer } from 'node:http';

/**
 * A bare node:http server that sends given bytes and headers: what an answer costs at least.
 * Run as a process of its own; the parent sends what to answer and gets the port.
 */
type Answer = { headers: Record<string, string>; body: string };

process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200, headers).end(bytes));
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
