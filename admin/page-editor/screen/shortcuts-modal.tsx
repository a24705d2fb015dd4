import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../shared/ui/index.ts';
import classes from './shortcuts-modal.module.css';
import { shortcutLabel } from '../editor/shortcut-label.ts';

/** Lists the keyboard shortcuts: those of a focused block, and those that work everywhere. */
export function ShortcutsModal({ onClose }: { onClose: () => void }) {
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
        <ShortcutList
          title={t('editor.keys.onBlock')}
          shortcuts={[
            ['↑ ↓', t('editor.keys.walk')],
            ['Enter', t('editor.keys.edit')],
            [t('editor.keys.space'), t('editor.keys.pickUp')],
            ['Esc', t('editor.keys.putBack')],
            ['Alt ↑ ↓', t('editor.keys.move')],
            ['Shift ↑ ↓', t('editor.keys.extend')],
            [shortcutLabel('A'), t('editor.keys.selectAll')],
            [shortcutLabel('Enter'), t('editor.block.addBelow')],
            [shortcutLabel('Shift+Enter'), t('editor.block.addAbove')],
            ['Alt Enter', t('editor.block.replace')],
            ['Delete', t('editor.block.remove')],
            [shortcutLabel('C'), t('editor.block.copy')],
            [shortcutLabel('X'), t('editor.keys.cut')],
            [shortcutLabel('V'), t('editor.block.pasteBelow')],
          ]}
        />
        <ShortcutList
          title={t('editor.keys.everywhere')}
          shortcuts={[
            [shortcutLabel('S'), t('editor.save.store')],
            [shortcutLabel('Z'), t('editor.undo')],
            [shortcutLabel('Shift+Z'), t('editor.redo')],
            [shortcutLabel('K'), t('editor.keys.palette')],
            [shortcutLabel('K'), t('editor.keys.link')],
            [shortcutLabel('/'), t('editor.keys.title')],
            ['Esc', t('editor.keys.toBlock')],
          ]}
        />
      </div>
    </Modal>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly (readonly [string, string])[] }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {shortcuts.map(([key, description]) => (
          <div key={description} className={classes.row}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
