import type { PuckContext } from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlock } from '../../../site/blocks/index.ts';
import { readVideo } from '../../../site/shared/video.ts';
import { findBlockDefinition, isKnownBlockType } from '../content/definitions.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { Block } from '../content/page-content.ts';
import { SelectedKeys } from '../editor/editor-context.ts';
import { useBlock } from '../editor/use-content.ts';
import { WritingAdviceBadge } from './writing-advice-badge.tsx';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import { RenderErrorNotice, UnknownBlockNotice } from './canvas-notices.tsx';
import { SiteContext } from './site-context.ts';
import { findBlockExample, requiresContent } from './block-example.ts';
import { toViewBlock } from './view-content.ts';

type PuckProps = { id: string; puck: PuckContext };
type Props = { block: Block; puck: PuckContext };

/** A block on the canvas. It subscribes to its own block, bypassing Puck, so that typing renders no other block. */
export function CanvasBlock({ id, puck }: PuckProps) {
  const block = useBlock(id);
  // A removed block is rendered once more before Puck is updated.
  if (!block) return <></>;
  return isKnownBlockType(block.type) ? (
    <KnownBlock block={block} puck={puck} />
  ) : (
    <UnknownBlock block={block} puck={puck} />
  );
}

/** Renders the site's component of the block, without interaction. */
function KnownBlock({ block, puck }: Props) {
  const { locale } = useContext(SiteContext);
  const view = useMemo(() => toViewBlock(block), [block]);
  const example = useMemo(() => findBlockExample(block, locale), [block, locale]);
  const entry = findBlock(block.type);
  if (!entry) return <UnknownBlock block={block} puck={puck} />;
  const Block = entry.component;
  return (
    <BlockFrame block={block} puck={puck} isExample={example !== null}>
      <BlockErrorBoundary content={block} fallback={(reason) => <RenderErrorNotice reason={reason} />}>
        <Block block={example ?? view} locale={locale} />
      </BlockErrorBoundary>
    </BlockFrame>
  );
}

/** Placeholder for a block whose type the site does not know; its content stays unchanged. */
function UnknownBlock({ block, puck }: Props) {
  const { key } = block;
  // An effect, since a block is rendered at every change but the warning is logged once.
  // oxlint-disable-next-line no-console -- the specification's warning
  useEffect(() => console.warn(`block ${key} is not registered in the block map`), [key]);
  return (
    <BlockFrame block={block} puck={puck}>
      <UnknownBlockNotice type={block.type} />
    </BlockFrame>
  );
}

type FrameProps = Props & { isExample?: boolean; children: ReactNode };

/** `inert` disables links and focus inside the block; `display: contents` keeps the layout unchanged. */
function BlockFrame({ block, puck, isExample = false, children }: FrameProps) {
  const { t } = useTranslation();
  const { label, summary } = useBlockName(block);
  const isSelected = useContext(SelectedKeys).includes(block.key);
  const definition = findBlockDefinition(block.type);
  const isGenerated = definition !== undefined && !requiresContent(definition);
  const isEmpty = summary === '' && definition !== undefined && !isGenerated;
  const emptyText = t('editor.canvas.emptyBlock', { label });
  const isFilled = !isEmpty && !isGenerated && !isExample;
  return (
    <div
      ref={puck.dragRef}
      className="editor-block"
      data-empty={isEmpty && !isExample ? emptyText : undefined}
      data-self-made={isGenerated ? emptyText : undefined}
      data-nothing-shown={
        isFilled ? t(hasInvalidVideo(block) ? 'editor.canvas.badVideo' : 'editor.canvas.nothingShown') : undefined
      }
      data-marked={isSelected || undefined}
      data-example={isExample ? t('editor.canvas.example') : undefined}
      role="group"
      aria-label={isEmpty ? emptyText : [label, summary].filter(Boolean).join(': ')}
      aria-roledescription={t('editor.canvas.blockRole')}
      aria-describedby="editor-block-help"
    >
      <div inert style={{ display: 'contents' }}>
        {children}
      </div>
      <WritingAdviceBadge blockKey={block.key} />
    </div>
  );
}

/** Whether the block has a video whose address is invalid, so that the site shows nothing. */
function hasInvalidVideo({ type, props }: Block): boolean {
  const videos = findBlockDefinition(type)?.fields.filter(({ kind }) => kind === 'video') ?? [];
  return videos.some(({ name }) => props[name] !== null && readVideo(props[name]) === null);
}
