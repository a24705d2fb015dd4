import type { HTMLAttributes } from 'react';
import style from './script-slot.module.css';

/** An element whose content belongs to the loader's script: React neither hydrates nor changes what is in it. */
export function ScriptSlot({ className = style.slot, ...attributes }: HTMLAttributes<HTMLElement>) {
  return (
    <span {...attributes} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
