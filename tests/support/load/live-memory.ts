import { readMemory } from './process-memory.ts';

/** Megabytes: live objects in and outside the heap, and the resident memory of the process. */
export type Memory = { live: number; resident: number };

const megabyte = 1024 * 1024;

type HeapUsage = { usedSize: number; backingStorageSize?: number };
type InspectorMessage = { id?: number; result?: HeapUsage; error?: { message: string } };

async function openInspector(port: number): Promise<WebSocket> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  return socket;
}

/** Waits for the response to one call; calls are made one at a time. */
function call(socket: WebSocket, method: string): Promise<HeapUsage> {
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent): void => {
      const { id, result, error } = JSON.parse(String(data)) as InspectorMessage;
      if (id !== 1) return;
      socket.removeEventListener('message', listen);
      if (result) resolve(result);
      else reject(new Error(error?.message));
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id: 1, method }));
  });
}

/** The memory of a Node process started with `--inspect=127.0.0.1:port`, after a garbage collection. */
export async function readLiveMemory(pid: number, port: number): Promise<Memory> {
  const socket = await openInspector(port);
  try {
    await call(socket, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await call(socket, 'Runtime.getHeapUsage');
    return { live: (usedSize + backingStorageSize) / megabyte, resident: readMemory(pid) };
  } finally {
    socket.close();
  }
}
