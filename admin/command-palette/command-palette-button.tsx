import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './command-palette.module.css';
import { OpenPaletteContext } from './open-palette-context.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button that opens the command palette; only an icon if `isCompact`. */
export function CommandPaletteButton({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation();
  const open = useContext(OpenPaletteContext);
  return isCompact ? (
    <ActionIcon aria-label={t('palette.open')} aria-haspopup="dialog" onClick={open}>
      <IconSearch size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  ) : (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={open}
    >
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={classes.buttonLabel}>{t('palette.open')}</span>
      <Kbd aria-hidden>{isApple ? '⌘ K' : t('palette.key')}</Kbd>
    </UnstyledButton>
  );
}
