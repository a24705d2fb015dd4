import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affectedKeys } from '../editor/activity.ts';
import { BlockIcon } from '../blocks/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock } from '../editor/use-content.ts';
import { BlockDrag, type DragIndicator } from './block-drag.ts';

/** Drag and drop of blocks on the canvas: shows the block's name at the pointer and a line at the drop position. */
export function DragLayer({ frame }: { frame: Document }) {
  const { isReadOnly, state, dispatch } = usePageEditor();
  const { move } = useBlockActions();
  const [indicator, setIndicator] = useState<DragIndicator | null>(null);
  const block = useBlock(indicator?.key ?? null);
  const handleDrop = useEffectEvent((key: string, by: number) => {
    move(key, by);
    if (!state.selectedKeys.includes(key)) dispatch({ type: 'select', key });
  });
  useEffect(() => {
    if (isReadOnly) return;
    const abortController = new AbortController();
    const drag = new BlockDrag(frame, { onChange: setIndicator, onDrop: (key, by) => handleDrop(key, by) });
    drag.listen(abortController.signal);
    return () => abortController.abort();
  }, [frame, isReadOnly]);
  if (!indicator || !block) return null;
  const { x, y, line } = indicator;
  return (
    <>
      {line && <div className="editor-drop-line" style={line} />}
      <div className="editor-ghost" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unscale, 1))` }}>
        <DragGhost block={block} />
      </div>
    </>
  );
}

function DragGhost({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { state } = usePageEditor();
  const { label, summary } = useBlockName(block);
  const count = affectedKeys(state, block.key).length;
  return (
    <div className="editor-ghost-card">
      <BlockIcon type={block.type} />
      <strong>{count > 1 ? t('editor.several.title', { count }) : label}</strong>
      {count < 2 && <span>{summary}</span>}
    </div>
  );
}
