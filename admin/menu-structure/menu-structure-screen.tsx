import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, SheetBody, SheetHeader, SheetTabs } from '../shared/ui/index.ts';
import { CreateMenuModal } from './create-menu-modal.tsx';
import { LoadedMenu } from './loaded-menu.tsx';
import { LocaleChoice } from './locale-choice.tsx';
import { menuPath, type MenuChoice, useMenuChoice } from './use-menu-choice.ts';

/** A menu, or why there is none and how one comes to be. */
function Content({ choice, onCreate }: { choice: MenuChoice; onCreate: () => void }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { menu, name, locale, hasLoaded, hasFailed, reload } = choice;
  if (hasFailed)
    return (
      <FailureNotice title={t('menus.failedLoad')} onRetry={() => void reload()}>
        {t('failure.screenHint')}
      </FailureNotice>
    );
  if (menu) return <LoadedMenu key={menu.id} id={menu.id} onDeleted={() => void reload()} />;
  if (!hasLoaded) return null;
  return (
    <SheetBody>
      <EmptyState
        title={name ? t('menus.missing.title', { name, locale: localeName(locale) }) : t('menus.empty.title')}
        actions={<Button onClick={onCreate}>{t('menus.create.open')}</Button>}
      >
        {name ? t('menus.missing.text') : t('menus.empty.text')}
      </EmptyState>
    </SheetBody>
  );
}

function MenuStructure() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choice = useMenuChoice();
  const [isCreating, setIsCreating] = useState(false);
  const { locale, locales, names, name, menu } = choice;
  const goTo = (to: { name?: string | undefined; locale: string }) => void navigate(menuPath(to));
  return (
    <>
      <SheetHeader title={t('navigation.menuStructure')}>
        <LocaleChoice locales={locales} value={locale} onChange={(next) => goTo({ name, locale: next })} />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => setIsCreating(true)}
        >
          {t('menus.create.open')}
        </Button>
      </SheetHeader>
      {names.length > 0 && (
        <SheetTabs
          label={t('menus.names')}
          tabs={names.map((one) => ({ label: one, to: menuPath({ name: one, locale }), isCurrent: one === name }))}
        />
      )}
      <Content choice={choice} onCreate={() => setIsCreating(true)} />
      {isCreating && (
        <CreateMenuModal
          locale={locale}
          proposedName={menu ? '' : (name ?? 'header')}
          onCreated={(made) => void choice.reload().then(() => goTo(made))}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}

/** Several named menus of each locale, used by header and footer of the site. Permission manage-menu. */
export function MenuStructureScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="manage-menu" title={t('navigation.menuStructure')}>
      <MenuStructure />
    </NeedsPermission>
  );
}
