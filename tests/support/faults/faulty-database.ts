import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `lost`: existing connections silently receive nothing any more; new connections work. */
export type DatabaseFault = 'none' | 'refusing' | 'hanging' | 'slow' | 'lost';

/** A proxy in front of a database that can be cut, blocked and slowed down. */
export type FaultyDatabase = { url: string; fail: (fault: DatabaseFault) => void; stop: () => Promise<void> };

/** Milliseconds by which each chunk is delayed while it is slow. */
const delay = 200;

export async function startFaultyDatabase(address: string): Promise<FaultyDatabase> {
  const target = new URL(address);
  let fault: DatabaseFault = 'none';
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (piece) => {
      const send = () => void (to.writable && to.write(piece));
      if (fault === 'slow') setTimeout(send, delay);
      else if (fault !== 'hanging' && !lost.has(from)) send();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };
  const server = createServer((incoming) => {
    if (fault === 'refusing') return void incoming.destroy();
    const outgoing = connect(Number(target.port), target.hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    pass(incoming, outgoing);
    pass(outgoing, incoming);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    fail: (next) => {
      // Chunks dropped while it hung are lost.
      if (next === 'refusing' || fault === 'hanging') cut();
      if (next === 'lost') for (const socket of sockets) lost.add(socket);
      fault = next;
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
