import { IconChevronDown, IconChevronUp, IconCopy, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SteadyButton } from '../../shared/ui/index.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { chosenWith } from '../activity/activity.ts';
import type { Block } from '../content/page-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlock, useContentValue } from '../editor/use-content.ts';
import { useOverlayPlaces } from './use-overlay-places.ts';

type Props = { componentId: string; isSelected: boolean };

/** The orange line around a block, with its name and what can be done to it when it is selected. */
export function BlockOverlay({ componentId, isSelected }: Props) {
  const block = useBlock(componentId);
  const index = useContentValue(({ blocks }) => blocks.findIndex(({ key }) => key === componentId));
  const count = useContentValue(({ blocks }) => blocks.length);
  const { isReadOnly, state } = useEditor();
  if (!block) return <></>;
  if (!isSelected || isReadOnly) return <div className="editor-overlay" data-selected={isSelected || undefined} />;
  return (
    <SelectedOverlay isCarried={state.carried?.key === block.key}>
      <BlockTag block={block} isFirst={index === 0} isLast={index === count - 1} />
      <AddBelow index={index + 1} />
    </SelectedOverlay>
  );
}

function SelectedOverlay({ isCarried, children }: { isCarried: boolean; children: ReactNode }) {
  const ref = useOverlayPlaces();
  return (
    <div ref={ref} className="editor-overlay" data-selected data-carried={isCarried || undefined}>
      {children}
    </div>
  );
}

function BlockTag({ block, isFirst, isLast }: { block: Block; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation();
  const { label } = useBlockName(block);
  const { act, state } = useEditor();
  const { move, duplicate, remove } = useBlockActions();
  const { key } = block;
  const count = chosenWith(state, key).length;
  return (
    <div className="editor-tag-place">
      <div className="editor-tag" role="toolbar" aria-label={t('editor.block.actions', { block: label })}>
        <span className="editor-tag-label">{count > 1 ? t('editor.several.title', { count }) : label}</span>
        <TagButton
          icon={IconChevronUp}
          label={t('editor.block.moveUp')}
          disabled={isFirst}
          onPress={() => move(key, -1)}
        />
        <TagButton
          icon={IconChevronDown}
          label={t('editor.block.moveDown')}
          disabled={isLast}
          onPress={() => move(key, 1)}
        />
        {count < 2 && (
          <TagButton
            icon={IconReplace}
            label={t('editor.block.replace')}
            onPress={() => act({ type: 'replace', key })}
          />
        )}
        <TagButton icon={IconCopy} label={t('editor.block.duplicate')} onPress={() => duplicate(key)} />
        <TagButton icon={IconTrash} label={t('editor.block.remove')} onPress={() => remove(key)} />
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

function TagButton({ icon: Icon, label, disabled = false, onPress }: ButtonProps) {
  return (
    <SteadyButton aria-label={label} title={label} disabled={disabled} onClick={keepSelection(onPress)}>
      <Icon size={16} stroke={1.6} />
    </SteadyButton>
  );
}

function AddBelow({ index }: { index: number }) {
  const { t } = useTranslation();
  const { act } = useEditor();
  const label = t('editor.block.addBelow');
  return (
    <div className="editor-plus-place">
      <button
        type="button"
        className="editor-plus"
        aria-label={label}
        title={label}
        onClick={keepSelection(() => act({ type: 'add', at: index }))}
      >
        <IconPlus size={16} stroke={2} />
      </button>
    </div>
  );
}

/** Puck takes a click that bubbles up from here for one beside the blocks, which ends the selection. */
function keepSelection(onPress: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation();
    onPress();
  };
}
