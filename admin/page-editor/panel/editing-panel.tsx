import { useTranslation } from 'react-i18next';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlock } from '../editor/use-content.ts';
import { FieldForm } from '../fields/field-form.tsx';
import { BlockMenu } from '../outline/block-menu.tsx';
import { AnchorField } from './anchor-field.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { MultiSelectionPanel } from './multi-selection-panel.tsx';
import classes from './editor-panel.module.css';

type Props = { checks: readonly PublicationCheck[] };

/** The fields of the selected block; what can be done to several; without one, an overview of the page. */
export function EditingPanel({ checks }: Props) {
  const { state } = usePageEditor();
  const block = useBlock(state.selected);
  if (block && state.selectedKeys.length > 1) return <MultiSelectionPanel leadKey={block.key} />;
  return block ? <BlockPanel block={block} checks={checks} /> : <OverviewPanel />;
}

function BlockPanel({ block, checks }: Props & { block: Block }) {
  const { t } = useTranslation();
  const { isReadOnly } = usePageEditor();
  const { label } = useBlockName(block);
  const definition = findBlockDefinition(block.type);
  return (
    <EditorPanel title={label} panelID={block.key} actions={!isReadOnly && <BlockMenu block={block} size="sm" />}>
      <div className={classes.section}>
        {definition ? (
          <FieldForm
            fields={definition.fields}
            owner={{ kind: 'block', key: block.key }}
            ownerID={definition.id}
            content={block}
            checks={checks}
          />
        ) : (
          <>
            <p className={classes.note}>{t('editor.block.notRegistered', { block: block.key })}</p>
            <p className={classes.note}>{t('editor.block.unknownHelp')}</p>
          </>
        )}
      </div>
      <div className={classes.section}>
        <AnchorField block={block} checks={checks} />
      </div>
    </EditorPanel>
  );
}
