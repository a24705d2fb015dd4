import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, ScreenBody, ScreenHeader, ScreenTabs } from '../shared/ui/index.ts';
import { CreateMenuModal } from './create-menu-modal.tsx';
import { MenuLoader } from './menu-loader.tsx';
import { LocaleSelect } from './locale-select.tsx';
import { getMenuScreenPath, type MenuSelection, useMenuSelection } from './use-menu-selection.ts';

/** The selected menu, or an explanation and a button to create one. */
function SelectedMenuContent({ selection, onCreate }: { selection: MenuSelection; onCreate: () => void }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { menu, name, locale, hasLoaded, hasFailed, reload } = selection;
  if (hasFailed)
    return (
      <FailureNotice title={t('menus.failedLoad')} onRetry={() => void reload()}>
        {t('failure.screenHint')}
      </FailureNotice>
    );
  if (menu) return <MenuLoader key={menu.id} id={menu.id} onDeleted={() => void reload()} />;
  if (!hasLoaded) return null;
  return (
    <ScreenBody>
      <EmptyState
        title={name ? t('menus.missing.title', { name, locale: localeName(locale) }) : t('menus.empty.title')}
        actions={<Button onClick={onCreate}>{t('menus.create.open')}</Button>}
      >
        {name ? t('menus.missing.text') : t('menus.empty.text')}
      </EmptyState>
    </ScreenBody>
  );
}

function MenuStructureContent() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const selection = useMenuSelection();
  const [isCreating, setIsCreating] = useState(false);
  const { locale, locales, names, name, menu } = selection;
  const goTo = (to: { name?: string | undefined; locale: string }) => void navigate(getMenuScreenPath(to));
  return (
    <>
      <ScreenHeader title={t('navigation.menuStructure')}>
        <LocaleSelect locales={locales} value={locale} onChange={(next) => goTo({ name, locale: next })} />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => setIsCreating(true)}
        >
          {t('menus.create.open')}
        </Button>
      </ScreenHeader>
      {names.length > 0 && (
        <ScreenTabs
          label={t('menus.names')}
          tabs={names.map((one) => ({
            label: one,
            to: getMenuScreenPath({ name: one, locale }),
            isCurrent: one === name,
          }))}
        />
      )}
      <SelectedMenuContent selection={selection} onCreate={() => setIsCreating(true)} />
      {isCreating && (
        <CreateMenuModal
          locale={locale}
          proposedName={menu ? '' : (name ?? 'header')}
          onCreated={(created) => void selection.reload().then(() => goTo(created))}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}

/** Edits the named menus of each locale, used by the site's header and footer. Requires the permission manage-menu. */
export function MenuStructureScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-menu" title={t('navigation.menuStructure')}>
      <MenuStructureContent />
    </RequirePermission>
  );
}
