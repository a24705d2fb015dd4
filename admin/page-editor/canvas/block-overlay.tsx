import { IconChevronDown, IconChevronUp, IconCopy, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusKeepingButton } from '../../shared/ui/index.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { affectedKeys } from '../editor/activity.ts';
import type { Block } from '../content/page-content.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock, useContentValue } from '../editor/use-content.ts';
import { useOverlayPositions } from './use-overlay-positions.ts';

type Props = { componentId: string; isSelected: boolean };

/** The outline around a block; a selected block also has a toolbar and a button to add a block below. */
export function BlockOverlay({ componentId, isSelected }: Props) {
  const block = useBlock(componentId);
  const index = useContentValue(({ blocks }) => blocks.findIndex(({ key }) => key === componentId));
  const count = useContentValue(({ blocks }) => blocks.length);
  const { isReadOnly, state } = usePageEditor();
  if (!block) return <></>;
  if (!isSelected || isReadOnly) return <div className="editor-overlay" data-selected={isSelected || undefined} />;
  return (
    <SelectedOverlay isGrabbed={state.grabbed?.key === block.key}>
      <BlockToolbar block={block} isFirst={index === 0} isLast={index === count - 1} />
      <AddBelowButton index={index + 1} />
    </SelectedOverlay>
  );
}

function SelectedOverlay({ isGrabbed, children }: { isGrabbed: boolean; children: ReactNode }) {
  const ref = useOverlayPositions();
  return (
    <div ref={ref} className="editor-overlay" data-selected data-carried={isGrabbed || undefined}>
      {children}
    </div>
  );
}

function BlockToolbar({ block, isFirst, isLast }: { block: Block; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation();
  const { label } = useBlockName(block);
  const { dispatch, state } = usePageEditor();
  const { move, duplicate, remove } = useBlockActions();
  const { key } = block;
  const count = affectedKeys(state, key).length;
  return (
    <div className="editor-tag-place">
      <div className="editor-tag" role="toolbar" aria-label={t('editor.block.actions', { block: label })}>
        <span className="editor-tag-label">{count > 1 ? t('editor.several.title', { count }) : label}</span>
        <ToolbarButton
          icon={IconChevronUp}
          label={t('editor.block.moveUp')}
          disabled={isFirst}
          onPress={() => move(key, -1)}
        />
        <ToolbarButton
          icon={IconChevronDown}
          label={t('editor.block.moveDown')}
          disabled={isLast}
          onPress={() => move(key, 1)}
        />
        {count < 2 && (
          <ToolbarButton
            icon={IconReplace}
            label={t('editor.block.replace')}
            onPress={() => dispatch({ type: 'replace', key })}
          />
        )}
        <ToolbarButton icon={IconCopy} label={t('editor.block.duplicate')} onPress={() => duplicate(key)} />
        <ToolbarButton icon={IconTrash} label={t('editor.block.remove')} onPress={() => remove(key)} />
      </div>
    </div>
  );
}

type ButtonProps = {
  icon: ComponentType<{ size: number; stroke: number }>;
  label: string;
  disabled?: boolean;
  onPress: () => void;
};

function ToolbarButton({ icon: Icon, label, disabled = false, onPress }: ButtonProps) {
  return (
    <FocusKeepingButton aria-label={label} title={label} disabled={disabled} onClick={keepSelection(onPress)}>
      <Icon size={16} stroke={1.6} />
    </FocusKeepingButton>
  );
}

function AddBelowButton({ index }: { index: number }) {
  const { t } = useTranslation();
  const { dispatch } = usePageEditor();
  const label = t('editor.block.addBelow');
  return (
    <div className="editor-plus-place">
      <button
        type="button"
        className="editor-plus"
        aria-label={label}
        title={label}
        onClick={keepSelection(() => dispatch({ type: 'add', at: index }))}
      >
        <IconPlus size={16} stroke={2} />
      </button>
    </div>
  );
}

/** Stops the click: Puck would treat it as a click beside the blocks and clear the selection. */
function keepSelection(onPress: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation();
    onPress();
  };
}
