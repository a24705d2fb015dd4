import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Control characters that no text contains; tab, line feed, form feed and carriage return are allowed. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/**
 * Returns the encodings to try. A byte order mark decides; otherwise a text is UTF-8, or Windows-1252 if it is not
 * valid UTF-8.
 */
async function candidateEncodings(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return ['utf-16le'];
    if (buffer[0] === 0xfe && buffer[1] === 0xff) return ['utf-16be'];
    return ['utf-8', 'windows-1252'];
  } finally {
    await file.close();
  }
}

async function isTextIn(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const stream = createReadStream(path);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (controls.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    return !controls.test(decoder.decode());
  } catch {
    return false;
  } finally {
    stream.destroy();
  }
}

/** Whether a file contains only text; reads it in chunks. */
export async function isPlainText(path: string): Promise<boolean> {
  for (const encoding of await candidateEncodings(path)) {
    if (await isTextIn(path, encoding)) return true;
  }
  return false;
}
