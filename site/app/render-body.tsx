import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrokenBlocks, type ShownPage } from '../routes/index.ts';

type Options = { toDocument: (body: ReactNode) => ReactNode; warn: (message: string) => void };

/**
 * A document with its body as HTML. Where that fails, the blocks that cannot be rendered are found, each is told of,
 * and the page is shown without them; what breaks outside of the blocks is thrown on.
 */
export function renderBody({ body, blocks }: Pick<ShownPage, 'body' | 'blocks'>, options: Options): string {
  const { toDocument, warn } = options;
  const renderWithout = (keys: ReadonlySet<string>) =>
    renderToString(toDocument(<BrokenBlocks value={keys}>{body}</BrokenBlocks>));
  try {
    return renderWithout(new Set());
  } catch {
    const all = new Set(blocks.map(({ key }) => key));
    // What breaks outside of the blocks breaks here as well.
    renderWithout(all);
    const broken = new Set<string>();
    for (const { key, type } of blocks) {
      const reason = reasonOfFailing(() => renderWithout(new Set([...all].filter((other) => other !== key))));
      if (reason === null) continue;
      broken.add(key);
      warn(`Block ${key} of type ${type} could not be shown: ${reason}`);
    }
    return renderWithout(broken);
  }
}

function reasonOfFailing(render: () => string): string | null {
  try {
    render();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
