import type { Services } from '../shared/context.ts';
import { maxEventLoopTextLength } from '../shared/threads/index.ts';
import { cleanUploadedSvg } from './clean-uploaded-svg.ts';

/** Runs `cleanUploadedSvg`; for a long text in a thread. */
export async function cleanUploadedSvgInThread(
  { threads }: Pick<Services, 'threads'>,
  source: string,
): Promise<string | null> {
  return source.length > maxEventLoopTextLength ? threads.run('cleanUploadedSvg', source) : cleanUploadedSvg(source);
}
