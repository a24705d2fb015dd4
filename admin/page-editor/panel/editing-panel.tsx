import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { checksOf, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setAnchor } from '../content/change-content.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { tidyAnchor } from '../content/tidy-anchor.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlock, useChangeContent, useContent } from '../editor/use-content.ts';
import { FieldForm } from '../fields/field-form.tsx';
import { FieldShell } from '../fields/field-shell.tsx';
import { BlockMenu } from '../outline/outline-actions.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { Panel } from './panel.tsx';
import classes from './panel.module.css';

type Props = { checks: readonly PublicationCheck[] };

/** The fields of the selected block; without one, an overview of the page. */
export function EditingPanel({ checks }: Props) {
  const { state } = useEditor();
  const block = useBlock(state.selected);
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
          <p className={classes.note}>{t('editor.block.unknownHelp')}</p>
        )}
      </div>
      <div className={classes.section}>
        <AnchorField block={block} checks={checks} />
      </div>
    </Panel>
  );
}

const ANCHOR_LIMIT = 255;

function AnchorField({ block, checks }: Props & { block: Block }) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditor();
  const { blocks } = useContent();
  const change = useChangeContent();
  const textOf = useCheckText();
  const { key, anchorPoint } = block;
  const isTaken = anchorPoint !== '' && blocks.some((other) => other.key !== key && other.anchorPoint === anchorPoint);
  const [check] = checksOf(checks, { kind: 'block', key }, 'anchorPoint');
  const error = isTaken ? t('errors.V_18') : check && textOf(check);
  return (
    <FieldShell
      name="anchorPoint"
      label={t('editor.fields.anchorPoint')}
      help={t('editor.block.anchorHelp')}
      isOptional
      error={error}
    >
      {({ id, describedBy }) => (
        <TextInput
          id={id}
          aria-describedby={describedBy}
          leftSection="#"
          value={anchorPoint}
          maxLength={ANCHOR_LIMIT}
          readOnly={isReadOnly}
          error={error !== undefined}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          onChange={(event) => change(setAnchor(key, tidyAnchor(event.currentTarget.value)))}
        />
      )}
    </FieldShell>
  );
}
