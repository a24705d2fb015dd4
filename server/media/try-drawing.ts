import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** Pixels that a drawing is drawn in at most: each of its layers takes them all, and time for each of its shapes. */
export const largestDrawing = 3_000_000;

/** How wide a drawing becomes at most. */
export const widestDrawing = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.floor(Math.sqrt((largestDrawing * width) / height)));

/** Milliseconds of a processor that a drawing may take, the start of the process included. */
const allowedWork = 1_000;
/** Milliseconds by the clock, where other programs take the processor meanwhile. */
const patience = 10_000;

/**
 * Draws what comes in and throws it away; ends itself when that takes too long. Plain JavaScript of its own, since it
 * runs before anything is built, and beside no code of the server.
 */
const program = `
  const sharp = require(process.argv[1]);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  sharp.concurrency(1);
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > Number(process.argv[3]) * 1000) process.kill(process.pid, 'SIGKILL');
  }, 20);
  process.stdin.toArray()
    .then((chunks) => sharp(Buffer.concat(chunks)).resize({ width: Number(process.argv[2]), withoutEnlargement: true }).raw().toBuffer())
    .then(() => process.exit(0), () => process.exit(1));`;

/**
 * Whether a drawing can be drawn in good time, as large as it ever is. What it asks for only shows when it is done: a line of some
 * thousand corners takes a millisecond or minutes. Nothing stops a drawing under way but the end of its process.
 */
export async function canBeDrawn(source: Buffer, size: { width: number; height: number }): Promise<boolean> {
  const width = widestDrawing(size);
  const library = createRequire(import.meta.url).resolve('sharp');
  const child = spawn(process.execPath, ['--eval', program, library, String(width), String(allowedWork)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  // One that ended itself reads no more.
  child.stdin.on('error', () => {});
  child.stdin.end(source);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
