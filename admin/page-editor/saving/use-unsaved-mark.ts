import { useEffect } from 'react';
import { useContent } from '../editor/use-content.ts';
import type { Saving } from './use-saving.ts';

/** Comparing waits until the hands rest, so that it costs nothing while typing; milliseconds. */
const REST = 150;

/** Draws nothing. Sets the unsaved mark on editing, and takes it off where undo leads back to what is stored. */
export function UnsavedMark({ report, isUnsaved }: Pick<Saving, 'report' | 'isUnsaved'>): null {
  const content = useContent();
  useEffect(() => {
    const timer = window.setTimeout(() => report({ type: 'changed', isUnsaved: isUnsaved() }), REST);
    return () => window.clearTimeout(timer);
  }, [content, report, isUnsaved]);
  return null;
}
