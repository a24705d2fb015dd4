import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../shared/ui/index.ts';
import classes from './keys-modal.module.css';
import { shortcutName } from './shortcut-name.ts';

/** What the keys do: those of a block that has the focus, and those that work everywhere. */
export function KeysModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editor.keys.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.sections}>
        <KeyList
          title={t('editor.keys.onBlock')}
          keys={[
            ['↑ ↓', t('editor.keys.walk')],
            ['Enter', t('editor.keys.edit')],
            [t('editor.keys.space'), t('editor.keys.pickUp')],
            ['Esc', t('editor.keys.putBack')],
            ['Alt ↑ ↓', t('editor.keys.move')],
            ['Shift ↑ ↓', t('editor.keys.extend')],
            [shortcutName('A'), t('editor.keys.selectAll')],
            [shortcutName('Enter'), t('editor.block.addBelow')],
            [shortcutName('Shift+Enter'), t('editor.block.addAbove')],
            ['Alt Enter', t('editor.block.replace')],
            ['Delete', t('editor.block.remove')],
            [shortcutName('C'), t('editor.block.copy')],
            [shortcutName('X'), t('editor.keys.cut')],
            [shortcutName('V'), t('editor.block.pasteBelow')],
          ]}
        />
        <KeyList
          title={t('editor.keys.everywhere')}
          keys={[
            [shortcutName('S'), t('editor.save.store')],
            [shortcutName('Z'), t('editor.undo')],
            [shortcutName('Shift+Z'), t('editor.redo')],
            [shortcutName('K'), t('editor.keys.palette')],
            [shortcutName('K'), t('editor.keys.link')],
            [shortcutName('/'), t('editor.keys.title')],
            ['Esc', t('editor.keys.toBlock')],
          ]}
        />
      </div>
    </Modal>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {keys.map(([key, does]) => (
          <div key={does} className={classes.row}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
