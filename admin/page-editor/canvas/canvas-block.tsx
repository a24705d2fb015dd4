import type { PuckContext } from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlock } from '../../../site/blocks/index.ts';
import { isKnownBlock } from '../content/definitions.ts';
import { readBlock } from '../content/puck-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { Block } from '../content/page-content.ts';
import { BlockBadge } from './block-badge.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { BrokenNotice, UnknownNotice } from './canvas-notices.tsx';
import { CanvasPlace } from './canvas-place.ts';
import { useBlockData } from './use-block-data.ts';
import { toViewBlock } from './view-content.ts';

type Props = { id: string; block: string; puck: PuckContext };

/** A block on the canvas: the site's own component, looked at but not operated. */
export function CanvasBlock({ id, block: text, puck }: Props) {
  const { locale } = useContext(CanvasPlace);
  const block = useMemo(() => readBlock(id, text), [id, text]);
  const view = useMemo(() => toViewBlock(block), [block]);
  const data = useBlockData(block.type, view);
  const entry = findBlock(block.type);
  if (!entry) return <UnknownCanvasBlock id={id} block={text} puck={puck} />;
  const Block = entry.component;
  return (
    <BlockFrame block={block} puck={puck}>
      <BlockBoundary content={text} fallback={(reason) => <BrokenNotice reason={reason} />}>
        <Block block={view} locale={locale} data={data} />
      </BlockBoundary>
    </BlockFrame>
  );
}

/** Holds the place of a block whose type the site does not know; its content is kept as it is. */
export function UnknownCanvasBlock({ id, block: text, puck }: Props) {
  const block = useMemo(() => readBlock(id, text), [id, text]);
  // Puck renders a block anew at every change; it is told of once.
  // oxlint-disable-next-line no-console -- the specification's warning
  useEffect(() => console.warn(`block ${id} is not registered in the block map`), [id]);
  return (
    <BlockFrame block={block} puck={puck}>
      <UnknownNotice type={block.type} />
    </BlockFrame>
  );
}

/** `inert` keeps links from leading away and focus out of the block; display: contents keeps the layout as it is. */
function BlockFrame({ block, puck, children }: { block: Block; puck: PuckContext; children: ReactNode }) {
  const { t } = useTranslation();
  const { label, summary } = useBlockName(block);
  const isEmpty = summary === '' && isKnownBlock(block.type);
  return (
    <div
      ref={puck.dragRef}
      className="editor-block"
      data-empty={isEmpty || undefined}
      role="group"
      aria-label={isEmpty ? t('editor.canvas.emptyBlock', { label }) : [label, summary].filter(Boolean).join(': ')}
      aria-roledescription={t('editor.canvas.blockRole')}
      aria-describedby="editor-block-help"
    >
      <div inert style={{ display: 'contents' }}>
        {children}
      </div>
      <BlockBadge blockKey={block.key} />
    </div>
  );
}
