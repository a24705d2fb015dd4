import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** Most pixels of a rendered SVG. Each of its layers needs memory for all of them, each shape time. */
export const maxSvgRenderPixels = 3_000_000;

/** Returns the largest width of a rendered SVG. */
export const maxSvgRenderWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.floor(Math.sqrt((maxSvgRenderPixels * width) / height)));

/** CPU time that rendering may take, including the start of the process. */
const cpuLimitMs = 1_000;
/** Wall-clock limit, in case other programs keep the CPU busy. */
const timeoutMs = 10_000;

/**
 * Renders its input and discards the result; kills itself when that takes too long. A string of plain JavaScript, so
 * that it runs without a build and loads no code of the server.
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
 * Whether an SVG can be rendered in reasonable time, as large as it ever is. Only an attempt shows it: a path of a few
 * thousand points takes a millisecond or minutes. Rendering cannot be stopped except by killing its process.
 */
export async function canRenderSvg(source: Buffer, size: { width: number; height: number }): Promise<boolean> {
  const width = maxSvgRenderWidth(size);
  const sharpPath = createRequire(import.meta.url).resolve('sharp');
  const child = spawn(process.execPath, ['--eval', program, sharpPath, String(width), String(cpuLimitMs)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  // A process that was killed no longer reads its input.
  child.stdin.on('error', () => {});
  child.stdin.end(source);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
