import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconLayoutBottombar, IconLayoutNavbar, IconPlus } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageType } from '../../../site/page-types/index.ts';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { BlockIcon } from '../blocks/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor, useEditorServices } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import { useMultiSelection } from '../editor/use-multi-selection.ts';
import { OutlineRowActions } from './outline-row-actions.tsx';
import classes from './outline.module.css';
import { useOutlineDrag } from './use-outline-drag.ts';
import { useOutlineKeyboard } from './use-outline-keyboard.ts';

/** The list of the page's blocks and page parts, to select, move, copy and remove blocks. */
export const Outline = memo(function Outline({ checks }: { checks: readonly PublicationCheck[] }) {
  const { t } = useTranslation();
  const { state, dispatch, isReadOnly } = usePageEditor();
  const { blocks, pageType } = useContent();
  const { Header, Footer } = findPageType(pageType.id);
  const { ref, handleKey, handleKeyUp } = useOutlineKeyboard();
  const handleClick = useOutlineClicks();
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
              onClick={() => dispatch({ type: 'add', at: null })}
            >
              <IconPlus size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {/* The events come from the buttons inside. */}
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
            isMultiSelected={state.selectedKeys.includes(block.key)}
            isGrabbed={block.key === state.grabbed?.key}
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

/** A click with Shift selects the range up to its block, with Ctrl or Cmd it toggles the block; neither opens it. */
function useOutlineClicks(): (event: MouseEvent) => void {
  const multiSelection = useMultiSelection();
  return (event) => {
    const { target, shiftKey, ctrlKey, metaKey } = event;
    if (!(shiftKey || ctrlKey || metaKey) || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const entry = target.closest('li > button');
    const key = entry?.closest('li')?.dataset.block;
    if (key === undefined) return;
    event.stopPropagation();
    if (shiftKey) multiSelection.extendTo(key);
    else multiSelection.toggle(key);
  };
}

function PageTypeRow({ icon: Icon, label }: { icon: typeof IconLayoutNavbar; label: string }) {
  const { t } = useTranslation();
  const { dispatch } = useEditorServices();
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.entry}
        onClick={() => dispatch({ type: 'open', activity: 'EditingPageSettings' })}
      >
        <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className="ui-truncate ui-grow ui-faint ui-size-13">{t('editor.outline.ofPageType')}</span>
      </button>
    </li>
  );
}

type RowProps = {
  block: Block;
  isSelected: boolean;
  /** Whether it is selected together with others. */
  isMultiSelected: boolean;
  isGrabbed: boolean;
  hasProblem: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the dragged block would be dropped before or after this one. */
  edge: 'before' | 'after' | undefined;
  isDragged: boolean;
};

const BlockRow = memo(function BlockRow({ block, isSelected, isMultiSelected, isGrabbed, ...row }: RowProps) {
  const { t } = useTranslation();
  const { dispatch, isReadOnly } = useEditorServices();
  const { label, summary } = useBlockName(block);
  return (
    <li
      className={classes.row}
      data-selected={isSelected || undefined}
      data-marked={isMultiSelected || undefined}
      data-carried={isGrabbed || undefined}
      data-block={block.key}
      data-drag-row={block.key}
      data-edge={row.edge}
      data-dragged={row.isDragged || undefined}
    >
      <button
        type="button"
        className={classes.entry}
        aria-current={isSelected || undefined}
        onClick={() => dispatch({ type: 'edit', key: block.key })}
      >
        <BlockIcon type={block.type} className={classes.icon} />
        <span className={classes.label}>{label}</span>
        <span className="ui-truncate ui-grow ui-faint ui-size-13">{summary}</span>
        {isMultiSelected && <span className="ui-hidden">{t('editor.outline.marked')}</span>}
        {row.hasProblem && (
          <IconAlertCircle
            className="ui-fixed ui-bad"
            size={16}
            stroke={1.6}
            aria-label={t('editor.checks.hasProblem')}
            role="img"
          />
        )}
      </button>
      {isSelected && !isReadOnly && <OutlineRowActions block={block} isFirst={row.isFirst} isLast={row.isLast} />}
      {!isReadOnly && <span className={classes.dragHandle} data-grip aria-hidden />}
    </li>
  );
});
