import { Kbd, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NavigationGroup } from '../shared/navigation/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { useReturnFocus } from '../shared/ui/index.ts';
import classes from './command-palette.module.css';
import { OPTIONS_ID, optionID, PaletteOptions } from './palette-options.tsx';
import { readWish } from './palette-wish.ts';
import { useDeeds, useScreens } from './use-actions.tsx';
import { useFound } from './use-found.tsx';

type Props = { groups: readonly NavigationGroup[]; onClose: () => void };

function Hints() {
  const { t } = useTranslation();
  const maySeeUsers = usePermission('manage-users');
  return (
    <span className={classes.hints}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.hints.move')}
      </span>
      <span>
        <Kbd>{t('palette.newTabKey')}</Kbd> {t('palette.hints.newTab')}
      </span>
      {maySeeUsers ? (
        <span>
          <Kbd>#</Kbd> {t('palette.hints.users')}
        </span>
      ) : null}
      <span>
        <Kbd>&gt;</Kbd> {t('palette.hints.actions')}
      </span>
    </span>
  );
}

/** What there is to go to for what was typed, by kind. */
function useEntries(groups: readonly NavigationGroup[], typed: string) {
  const { t } = useTranslation();
  const wish = readWish(typed);
  const found = useFound(wish);
  const screens = useScreens(groups, wish.term);
  const deeds = useDeeds(wish.term);
  const actions = [
    { title: t('palette.screens'), entries: screens },
    { title: t('palette.actions'), entries: deeds },
  ];
  const all = [...found.groups, ...(wish.kind === 'users' ? [] : actions)];
  return { ...found, term: wish.term, groups: all.filter(({ entries }) => entries.length > 0) };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field and what it finds; the arrows choose while the focus stays in the field. */
export function PaletteModal({ groups: navigation, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, term, isAsking, hasFailed } = useEntries(navigation, typed);
  useReturnFocus();

  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  const active = paths.find((path) => path === chosen) ?? paths[0];
  const count = paths.length;
  const go = (path: string, { ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => {
    onClose();
    if (ctrlKey || metaKey) window.open(`/cmsadmin${path}`, '_blank', 'noopener');
    else void navigate(path);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || active === undefined) return;
    if (event.key === 'Enter') go(active, event);
    else if (step === undefined) return;
    else setChosen(paths[(paths.indexOf(active) + step + count) % count]);
    event.preventDefault();
  };
  const message = hasFailed ? t('palette.failed') : t('palette.count', { count });

  return (
    <Modal.Root opened onClose={onClose} size={680} yOffset="12dvh" centered={false}>
      <Modal.Overlay />
      <Modal.Content className={classes.content} aria-label={t('palette.open')}>
        <TextInput
          className={classes.field}
          classNames={{ input: classes.input ?? '' }}
          variant="unstyled"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded
          aria-controls={OPTIONS_ID}
          aria-activedescendant={active && optionID(active)}
          placeholder={t('palette.placeholder')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={<Kbd aria-hidden>Esc</Kbd>}
          rightSectionWidth={56}
          value={typed}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(undefined);
          }}
          onKeyDown={handleKey}
        />
        <div className={classes.results}>
          <PaletteOptions groups={groups} term={term} active={active} point={setChosen} go={go} />
          {count === 0 && !isAsking ? <p className={classes.nothing}>{t('palette.nothing')}</p> : null}
        </div>
        <div className={classes.foot}>
          <Hints />
          <span role="status">{isAsking ? '' : message}</span>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
