import type { PuckContext } from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlock } from '../../../site/blocks/index.ts';
import { readVideo } from '../../../site/shared/video.ts';
import { definitionOf, isKnownBlock } from '../content/definitions.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { Block } from '../content/page-content.ts';
import { MarkedKeys } from '../editor/editor-context.ts';
import { useBlock } from '../editor/use-content.ts';
import { BlockBadge } from './block-badge.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { BrokenNotice, UnknownNotice } from './canvas-notices.tsx';
import { CanvasPlace } from './canvas-place.ts';
import { useBlockData } from './use-block-data.ts';
import { exampleOf, needsFilling } from './example-block.ts';
import { toViewBlock } from './view-content.ts';

type PuckProps = { id: string; puck: PuckContext };
type Props = { block: Block; puck: PuckContext };

/** The place of a block on the canvas. It follows its own block alone, past Puck, so that a key draws no other. */
export function CanvasBlock({ id, puck }: PuckProps) {
  const block = useBlock(id);
  // Puck hears of a removal together with this.
  if (!block) return <></>;
  return isKnownBlock(block.type) ? (
    <KnownBlock block={block} puck={puck} />
  ) : (
    <UnknownBlock block={block} puck={puck} />
  );
}

/** The site's own component, looked at but not operated. */
function KnownBlock({ block, puck }: Props) {
  const { locale } = useContext(CanvasPlace);
  const view = useMemo(() => toViewBlock(block), [block]);
  const example = useMemo(() => exampleOf(block, locale), [block, locale]);
  const data = useBlockData(block.type, view);
  const entry = findBlock(block.type);
  if (!entry) return <UnknownBlock block={block} puck={puck} />;
  const Block = entry.component;
  return (
    <BlockFrame block={block} puck={puck} isExample={example !== null}>
      <BlockBoundary content={block} fallback={(reason) => <BrokenNotice reason={reason} />}>
        <Block block={example ?? view} locale={locale} data={data} />
      </BlockBoundary>
    </BlockFrame>
  );
}

/** Holds the place of a block whose type the site does not know; its content is kept as it is. */
function UnknownBlock({ block, puck }: Props) {
  const { key } = block;
  // A block is drawn anew at every change of it; it is told of once.
  // oxlint-disable-next-line no-console -- the specification's warning
  useEffect(() => console.warn(`block ${key} is not registered in the block map`), [key]);
  return (
    <BlockFrame block={block} puck={puck}>
      <UnknownNotice type={block.type} />
    </BlockFrame>
  );
}

type FrameProps = Props & { isExample?: boolean; children: ReactNode };

/** `inert` keeps links from leading away and focus out of the block; display: contents keeps the layout as it is. */
function BlockFrame({ block, puck, isExample = false, children }: FrameProps) {
  const { t } = useTranslation();
  const { label, summary } = useBlockName(block);
  const isMarked = useContext(MarkedKeys).includes(block.key);
  const definition = definitionOf(block.type);
  const isSelfMade = definition !== undefined && !needsFilling(definition);
  const isEmpty = summary === '' && definition !== undefined && !isSelfMade;
  const told = t('editor.canvas.emptyBlock', { label });
  const isFilled = !isEmpty && !isSelfMade && !isExample;
  return (
    <div
      ref={puck.dragRef}
      className="editor-block"
      data-empty={isEmpty && !isExample ? told : undefined}
      data-self-made={isSelfMade ? told : undefined}
      data-nothing-shown={
        isFilled ? t(hasBadVideo(block) ? 'editor.canvas.badVideo' : 'editor.canvas.nothingShown') : undefined
      }
      data-marked={isMarked || undefined}
      data-example={isExample ? t('editor.canvas.example') : undefined}
      role="group"
      aria-label={isEmpty ? told : [label, summary].filter(Boolean).join(': ')}
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

/** Whether a video is meant by an address that is none: nothing is shown then, for the editor to see why. */
function hasBadVideo({ type, props }: Block): boolean {
  const videos = definitionOf(type)?.fields.filter(({ kind }) => kind === 'video') ?? [];
  return videos.some(({ name }) => props[name] !== null && readVideo(props[name]) === null);
}
