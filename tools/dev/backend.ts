import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server as a child process that restarts after each build. It uses its own dist folder. */
export class BackendProcess {
  #child: ChildProcess | null = null;
  #lastRestart: Promise<void> = Promise.resolve();
  readonly #folder: string;
  readonly #publicPort: string;
  port = 0;

  constructor(folder: string, publicPort: string) {
    this.#folder = folder;
    this.#publicPort = publicPort;
  }

  /** Resolves when no restart is running, so that requests wait for it. */
  get restarted(): Promise<void> {
    return this.#lastRestart;
  }

  /** Restarts one at a time. Resolves when the server responds or has exited with its own message. */
  restart(): Promise<void> {
    this.#lastRestart = this.#lastRestart.then(() => this.#replace());
    return this.#lastRestart;
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
      // Its own process group: Ctrl-C signals only this process, which then stops the server.
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

/** The IPC channel closes when this process ends, however that happens. */
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
