import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { Block } from '../content/page-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useContent } from '../editor/use-content.ts';
import classes from './adding-block-panel.module.css';
import { BlockPicture } from './block-picture.tsx';
import { Panel } from './panel.tsx';

/** The blocks to choose from, and where the chosen one goes. */
export function AddingBlockPanel() {
  const { t } = useTranslation();
  const label = useLabel();
  const { add } = useBlockActions();
  const { state } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), [state.insertAt]);
  return (
    <Panel title={t('editor.activities.AddingBlock')} subject="add">
      <Place />
      <ul className={classes.list} ref={list}>
        {blockDefinitions.map(({ id, picture, description }) => (
          <li key={id}>
            <button type="button" className={classes.block} onClick={() => add(id)}>
              <BlockPicture shapes={picture} />
              <span className={classes.name}>{label(`blocks.${id}.label`, id)}</span>
              <span className={classes.text}>{label(description, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Place() {
  const { t } = useTranslation();
  const { state } = useEditor();
  const { blocks } = useContent();
  const selected = blocks.findIndex(({ key }) => key === state.selected);
  const index = state.insertAt ?? (selected < 0 ? blocks.length : selected + 1);
  const above = blocks[index - 1];
  if (blocks.length === 0) return <p className={classes.place}>{t('editor.add.asFirst')}</p>;
  if (!above) return <p className={classes.place}>{t('editor.add.atTop')}</p>;
  return <Below block={above} />;
}

function Below({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { label, summary } = useBlockName(block);
  return (
    <p className={classes.place}>
      {t('editor.add.below')} <strong>{label}</strong> {summary}
    </p>
  );
}
