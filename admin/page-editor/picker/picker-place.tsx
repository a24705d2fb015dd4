import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { keptFields } from '../content/replace-block.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlock, useContent } from '../editor/use-content.ts';
import classes from './picker.module.css';

/** Where the chosen block goes. */
export function PlaceOfNew() {
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

/** What of the block's content the one chosen in its place takes over. */
export function KeptContent({ type }: { type: string | undefined }) {
  const { t, i18n } = useTranslation();
  const label = useLabel();
  const { state } = useEditor();
  const block = useBlock(state.selected);
  const definition = type === undefined ? undefined : definitionOf(type);
  if (!block || !definition) return <p className={classes.place} />;
  const names = keptFields(block, definition).map((name) => label(`fields.${definition.id}.${name}`, name));
  if (names.length === 0) return <p className={classes.place}>{t('editor.replace.keepsNothing')}</p>;
  return (
    <p className={classes.place}>
      {t('editor.replace.keeps')} <strong>{new Intl.ListFormat(i18n.language).format(names)}</strong>
    </p>
  );
}
