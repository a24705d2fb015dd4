import { useEffect, useRef } from 'react';
import { useContent } from '../editor/use-content.ts';

/** Calls `onChange` at every change of the content. Renders nothing, so that no other component has to subscribe. */
export function ContentChangeListener({ onChange }: { onChange: () => void }): null {
  const content = useContent();
  const seen = useRef(content);
  useEffect(() => {
    if (content === seen.current) return;
    seen.current = content;
    onChange();
  }, [content, onChange]);
  return null;
}
