import type { Services } from '../shared/context.ts';
import { longestOnEventLoop } from '../shared/threads/index.ts';
import { cleanDrawing } from './clean-drawing.ts';

/** As `cleanDrawing`, in a thread where the text is long. */
export async function cleanLongDrawing({ threads }: Pick<Services, 'threads'>, source: string): Promise<string | null> {
  return source.length > longestOnEventLoop ? threads.run('cleanDrawing', source) : cleanDrawing(source);
}
