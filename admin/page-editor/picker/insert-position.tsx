import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { transferableFields } from '../blocks/replace-block.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlock, useContent } from '../editor/use-content.ts';
import classes from './picker.module.css';

/** Shows where the new block will be inserted. */
export function InsertPosition() {
  const { t } = useTranslation();
  const { state } = usePageEditor();
  const { blocks } = useContent();
  const selected = blocks.findIndex(({ key }) => key === state.selected);
  const index = state.insertAt ?? (selected < 0 ? blocks.length : selected + 1);
  const above = blocks[index - 1];
  if (blocks.length === 0) return <p className={classes.position}>{t('editor.add.asFirst')}</p>;
  if (!above) return <p className={classes.position}>{t('editor.add.atTop')}</p>;
  return <Below block={above} />;
}

function Below({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { label, summary } = useBlockName(block);
  return (
    <p className={classes.position}>
      {t('editor.add.below')} <strong>{label}</strong> {summary}
    </p>
  );
}

/** Shows which fields keep their content when the block is replaced by this type. */
export function TransferredFields({ type }: { type: string | undefined }) {
  const { t, i18n } = useTranslation();
  const label = useLabel();
  const { state } = usePageEditor();
  const block = useBlock(state.selected);
  const definition = type === undefined ? undefined : findBlockDefinition(type);
  if (!block || !definition) return <p className={classes.position} />;
  const names = transferableFields(block, definition).map((name) => label(`fields.${definition.id}.${name}`, name));
  if (names.length === 0) return <p className={classes.position}>{t('editor.replace.keepsNothing')}</p>;
  return (
    <p className={classes.position}>
      {t('editor.replace.keeps')} <strong>{new Intl.ListFormat(i18n.language).format(names)}</strong>
    </p>
  );
}
