import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconLayoutBottombar, IconLayoutNavbar, IconPlus } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageType } from '../../../site/page-types/index.ts';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { BlockIcon } from '../content/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor, useTools } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import { useMarking } from '../editor/use-marking.ts';
import { OutlineActions } from './outline-actions.tsx';
import classes from './outline.module.css';
import { useOutlineDrag } from './use-outline-drag.ts';
import { useOutlineKeyboard } from './use-outline-keyboard.ts';

/** The page from top to bottom: its type's parts and its blocks, to select, move, copy and remove. */
export const Outline = memo(function Outline({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { state, act, isReadOnly } = useEditor();
  const { blocks, pageType } = useContent();
  const { Header, Footer } = findPageType(pageType.id);
  const { ref, handleKey, handleKeyUp } = useOutlineKeyboard();
  const handleClick = useMarkingClicks();
  const { dragged, point, handlers } = useOutlineDrag();
  const problems = new Set(checks.flatMap(({ place }) => (place.kind === 'block' ? [place.key] : [])));
  const last = blocks.length - 1;
  return (
    <section className={classes.outline} aria-label={t('editor.outline.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('editor.outline.title')}</h2>
        {!isReadOnly && (
          <Tooltip label={t('editor.activities.AddingBlock')}>
            <ActionIcon
              size="sm"
              aria-label={t('editor.activities.AddingBlock')}
              onClick={() => act({ type: 'add', at: null })}
            >
              <IconPlus size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {/* Keys, clicks and drags belong to the buttons inside, whose events arrive here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={classes.list}
        ref={ref}
        onKeyDown={handleKey}
        onKeyUp={handleKeyUp}
        onClickCapture={handleClick}
        {...handlers}
      >
        {Header && <PageTypeRow icon={IconLayoutNavbar} label={t('editor.canvas.header')} />}
        {blocks.map((block, index) => (
          <BlockRow
            key={block.key}
            block={block}
            isSelected={block.key === state.selected}
            isMarked={state.marked.includes(block.key)}
            isCarried={block.key === state.carried?.key}
            hasProblem={problems.has(block.key)}
            isFirst={index === 0}
            isLast={index === last}
            edge={point?.over === block.key ? point.edge : undefined}
            isDragged={block.key === dragged}
          />
        ))}
        {Footer && <PageTypeRow icon={IconLayoutBottombar} label={t('editor.canvas.footer')} />}
      </ul>
      {blocks.length === 0 && <p className={classes.empty}>{t('editor.outline.empty')}</p>}
    </section>
  );
});

/** A click with Shift selects up to its block, one with Ctrl or Cmd adds or takes away, before the entry hears of it. */
function useMarkingClicks(): (event: MouseEvent) => void {
  const marking = useMarking();
  return (event) => {
    const { target, shiftKey, ctrlKey, metaKey } = event;
    if (!(shiftKey || ctrlKey || metaKey) || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const entry = target.closest('li > button');
    const key = entry?.closest('li')?.dataset.block;
    if (key === undefined) return;
    event.stopPropagation();
    if (shiftKey) marking.extendTo(key);
    else marking.toggle(key);
  };
}

function PageTypeRow({ icon: Icon, label }: { icon: typeof IconLayoutNavbar; label: string }) {
  const { t } = useTranslation();
  const { act } = useTools();
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.entry}
        onClick={() => act({ type: 'open', activity: 'EditingPageSettings' })}
      >
        <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className={classes.summary}>{t('editor.outline.ofPageType')}</span>
      </button>
    </li>
  );
}

type RowProps = {
  block: Block;
  isSelected: boolean;
  /** Selected together with others. */
  isMarked: boolean;
  isCarried: boolean;
  hasProblem: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Where the dragged block would go: in front of this one, or behind it. */
  edge: 'before' | 'after' | undefined;
  isDragged: boolean;
};

const BlockRow = memo(function BlockRow({ block, isSelected, isMarked, isCarried, ...row }: RowProps) {
  const { t } = useTranslation();
  const { act, isReadOnly } = useTools();
  const { label, summary } = useBlockName(block);
  return (
    <li
      className={classes.row}
      data-selected={isSelected || undefined}
      data-marked={isMarked || undefined}
      data-carried={isCarried || undefined}
      data-block={block.key}
      data-drag-row={block.key}
      data-edge={row.edge}
      data-dragged={row.isDragged || undefined}
    >
      <button
        type="button"
        className={classes.entry}
        aria-current={isSelected || undefined}
        onClick={() => act({ type: 'edit', key: block.key })}
      >
        <BlockIcon type={block.type} className={classes.icon} />
        <span className={classes.label}>{label}</span>
        <span className={classes.summary}>{summary}</span>
        {isMarked && <span className={classes.hidden}>{t('editor.outline.marked')}</span>}
        {row.hasProblem && (
          <IconAlertCircle
            className={classes.problem}
            size={16}
            stroke={1.6}
            aria-label={t('editor.checks.hasProblem')}
            role="img"
          />
        )}
      </button>
      {isSelected && !isReadOnly && <OutlineActions block={block} isFirst={row.isFirst} isLast={row.isLast} />}
      {!isReadOnly && <span className={classes.grip} data-grip aria-hidden />}
    </li>
  );
});
