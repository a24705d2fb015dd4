import { fileURLToPath } from 'node:url';
import { build } from 'vite';

type Output = { output: { code?: string }[] };

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page/eye.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'eyeParts' } },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Output[];
  const code = first?.output[0]?.code;
  if (!code) throw new Error('The script that looks at pages was not built');
  return code;
}

let built: Promise<string> | undefined;

/** The script that looks at pages from inside, the same in every browser. */
export function buildEye(): Promise<string> {
  built ??= bundle();
  return built;
}
