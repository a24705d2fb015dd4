import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenWith } from '../activity/activity.ts';
import { BlockIcon } from '../content/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock } from '../editor/use-content.ts';
import { BlockDrag, type DragView } from './block-drag.ts';

/** Lets blocks be dragged on the canvas: at the pointer the block's name, and a line where it would be dropped. */
export function DragMarks({ frame }: { frame: Document }) {
  const { isReadOnly, state, act } = useEditor();
  const { move } = useBlockActions();
  const [view, setView] = useState<DragView | null>(null);
  const block = useBlock(view?.key ?? null);
  const handleDrop = useEffectEvent((key: string, by: number) => {
    move(key, by);
    if (!state.marked.includes(key)) act({ type: 'select', key });
  });
  useEffect(() => {
    if (isReadOnly) return;
    const watching = new AbortController();
    const drag = new BlockDrag(frame, { onChange: setView, onDrop: (key, by) => handleDrop(key, by) });
    drag.watch(watching.signal);
    return () => watching.abort();
  }, [frame, isReadOnly]);
  if (!view || !block) return null;
  const { x, y, line } = view;
  return (
    <>
      {line && <div className="editor-drop-line" style={line} />}
      <div className="editor-ghost" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unscale, 1))` }}>
        <Ghost block={block} />
      </div>
    </>
  );
}

function Ghost({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { state } = useEditor();
  const { label, summary } = useBlockName(block);
  const count = chosenWith(state, block.key).length;
  return (
    <div className="editor-ghost-card">
      <BlockIcon type={block.type} />
      <strong>{count > 1 ? t('editor.several.title', { count }) : label}</strong>
      {count < 2 && <span>{summary}</span>}
    </div>
  );
}
