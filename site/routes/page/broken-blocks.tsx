import { createContext, type ReactNode } from 'react';
import { textsFor } from '../../shared/texts.ts';
import style from './broken-blocks.module.css';

/** Keys of the blocks that cannot be rendered: an error replaces each, and the rest of the page is shown. */
export const BrokenBlocks = createContext<ReadonlySet<string>>(new Set());

export function BrokenBlock({ locale }: { locale: string }): ReactNode {
  return <p className={style.broken}>{textsFor(locale).brokenBlock}</p>;
}
