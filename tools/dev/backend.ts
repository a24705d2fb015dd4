import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server as a child that is started anew after each build. Its folder is a dist apart from npm start's. */
export class Backend {
  #child: ChildProcess | null = null;
  #latest: Promise<void> = Promise.resolve();
  readonly #folder: string;
  readonly #publicPort: string;
  port = 0;

  constructor(folder: string, publicPort: string) {
    this.#folder = folder;
    this.#publicPort = publicPort;
  }

  /** Resolves when no restart is going on, so that a request during one waits for it. */
  get settled(): Promise<void> {
    return this.#latest;
  }

  /** One restart after the other; resolves when the server answers, or has ended with its own message. */
  restart(): Promise<void> {
    this.#latest = this.#latest.then(() => this.#replace());
    return this.#latest;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async #replace(): Promise<void> {
    await this.stop();
    this.port = await findFreePort();
    const child = spawn(process.execPath, ['--import', endWithParent, join(this.#folder, 'server', 'main.js')], {
      env: this.#environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // out of the terminal's group: Ctrl-C is for us alone, who then ask the server to end
      detached: true,
    });
    this.#child = child;
    while (child.exitCode === null && child.signalCode === null && !(await this.isReady())) await sleep(50);
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      PUBLIC_URL: `http://localhost:${this.#publicPort}`,
      NODE_ENV: 'development',
      ...process.env,
      NODE_OPTIONS: '--enable-source-maps',
      HOST: '127.0.0.1',
      PORT: String(this.port),
    };
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }
}

/** The channel to us closes when we end, however that happens. */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  "process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref();",
)}`;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
