import { useEffect, useRef } from 'react';
import { useContent } from '../editor/use-content.ts';

/** Draws nothing. Tells of every change of the content, so that nothing that is drawn has to follow it. */
export function ContentWatch({ onChange }: { onChange: () => void }): null {
  const content = useContent();
  const seen = useRef(content);
  useEffect(() => {
    if (content === seen.current) return;
    seen.current = content;
    onChange();
  }, [content, onChange]);
  return null;
}
