import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '../shared/navigation/index.ts';
import classes from './command-palette.module.css';

const PaletteModal = lazy(async () => ({ default: (await import('./palette-modal.tsx')).PaletteModal }));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Props = {
  groups: readonly NavigationGroup[];
  /** An icon alone, where there is no room for words. */
  isCompact: boolean;
};

/** Leads to any page, file, user or screen by its name, from every screen on the desk: Ctrl or Cmd with K. */
export function CommandPalette({ groups, isCompact }: Props) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  // In fields too: that key has no meaning there.
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      {isCompact ? (
        <ActionIcon aria-label={t('palette.open')} aria-haspopup="dialog" onClick={open}>
          <IconSearch size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      ) : (
        <UnstyledButton
          className={classes.opener}
          aria-haspopup="dialog"
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={open}
        >
          <IconSearch size={16} stroke={1.6} aria-hidden />
          <span className={classes.openerName}>{t('palette.open')}</span>
          <Kbd aria-hidden>{isApple ? '⌘ K' : t('palette.key')}</Kbd>
        </UnstyledButton>
      )}
      {isOpen ? (
        <Suspense>
          <PaletteModal groups={groups} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
