import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrokenBlocks } from '../routes/index.ts';

/** A block that may fail, with its type for the log. */
export type NamedBlock = { key: string; type: string };

type Options = { blocks: readonly NamedBlock[]; warn: (message: string) => void };

/**
 * Renders a document to HTML. If that fails, finds the blocks that cannot be rendered, logs each, and renders the page
 * without them. Throws errors from outside the blocks.
 */
export function renderBody(document: ReactNode, { blocks, warn }: Options): string {
  const renderWithout = (keys: ReadonlySet<string>) =>
    renderToString(<BrokenBlocks value={keys}>{document}</BrokenBlocks>);
  try {
    return renderWithout(new Set());
  } catch {
    const all = new Set(blocks.map(({ key }) => key));
    // Throws if the error is outside the blocks.
    renderWithout(all);
    const broken = new Set<string>();
    for (const { key, type } of blocks) {
      const message = failureMessage(() => renderWithout(new Set([...all].filter((other) => other !== key))));
      if (message === null) continue;
      broken.add(key);
      warn(`Block ${key} of type ${type} could not be shown: ${message}`);
    }
    return renderWithout(broken);
  }
}

function failureMessage(render: () => string): string | null {
  try {
    render();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
