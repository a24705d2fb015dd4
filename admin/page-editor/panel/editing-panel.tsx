import { useTranslation } from 'react-i18next';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlock } from '../editor/use-content.ts';
import { FieldForm } from '../fields/field-form.tsx';
import { BlockMenu } from '../outline/block-menu.tsx';
import { AnchorField } from './anchor-field.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { Panel } from './panel.tsx';
import { SeveralPanel } from './several-panel.tsx';
import classes from './panel.module.css';

type Props = { checks: readonly PublicationCheck[] };

/** The fields of the selected block; what can be done to several; without one, an overview of the page. */
export function EditingPanel({ checks }: Props) {
  const { state } = useEditor();
  const block = useBlock(state.selected);
  if (block && state.marked.length > 1) return <SeveralPanel lead={block.key} />;
  return block ? <BlockPanel block={block} checks={checks} /> : <OverviewPanel />;
}

function BlockPanel({ block, checks }: Props & { block: Block }) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditor();
  const { label } = useBlockName(block);
  const definition = definitionOf(block.type);
  return (
    <Panel title={label} subject={block.key} actions={!isReadOnly && <BlockMenu block={block} size="sm" />}>
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
    </Panel>
  );
}
