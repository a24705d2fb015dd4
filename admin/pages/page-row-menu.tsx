import type { PageRowFragment } from '../generated/graphql.ts';
import { Menu } from '@mantine/core';
import {
  IconCircleCheck,
  IconCopy,
  IconExternalLink,
  IconEyeOff,
  IconLanguage,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { usePermission } from '../shared/session/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { MenuActionItem, RowMenu } from '../shared/ui/index.ts';
import { isUpToDate, listMissingLocales } from './page-action-rules.ts';
import { getEditorPath, getSitePath } from './address/page-path.ts';

export type PageRowHandlers = {
  onDuplicate: (page: PageRowFragment) => void;
  onTranslate: (page: PageRowFragment) => void;
  onPublish: (page: PageRowFragment) => void;
  onUnpublish: (page: PageRowFragment) => void;
  onDelete: (page: PageRowFragment) => void;
};

type Props = PageRowHandlers & { page: PageRowFragment };

const iconSize = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

function TranslationItems({ page }: { page: PageRowFragment }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  return page.siblings
    .filter(({ id }) => id !== page.id)
    .map(({ id, locale }) => (
      <Menu.Item key={id} component={Link} to={getEditorPath(id)} leftSection={<IconLanguage {...iconSize} />}>
        {t('locales.open', { locale: localeName(locale) })}
      </Menu.Item>
    ));
}

/** Menu entries that create a page from this one. */
function CopyItems({ page, onDuplicate, onTranslate }: Props) {
  const { t } = useTranslation();
  const { availableLocales } = useSettings();
  const canCreate = usePermission('create-page');
  const missing = t('permissions.missing', { permission: 'create-page' });
  const hasAllTranslations = listMissingLocales(page, availableLocales).length === 0;
  return (
    <>
      <MenuActionItem
        icon={<IconCopy {...iconSize} />}
        label={t('pages.duplicate')}
        reason={page.viewerCanCreate ? undefined : missing}
        onClick={() => onDuplicate(page)}
      />
      <MenuActionItem
        icon={<IconLanguage {...iconSize} />}
        label={t('pages.translate')}
        reason={canCreate ? (hasAllTranslations ? t('pages.translated') : undefined) : missing}
        onClick={() => onTranslate(page)}
      />
    </>
  );
}

function PublicationItems({ page, onPublish, onUnpublish }: Props) {
  const { t } = useTranslation();
  const missing = page.viewerCanPublish ? undefined : t('permissions.missing', { permission: 'publish-page' });
  return (
    <>
      <MenuActionItem
        icon={<IconCircleCheck {...iconSize} />}
        label={t('pages.publish')}
        reason={missing ?? (isUpToDate(page) ? t('pages.upToDate') : undefined)}
        onClick={() => onPublish(page)}
      />
      <MenuActionItem
        icon={<IconEyeOff {...iconSize} />}
        label={t('pages.unpublish')}
        reason={missing ?? (page.live ? undefined : t('pages.notOnSite'))}
        onClick={() => onUnpublish(page)}
      />
    </>
  );
}

/** All actions on a page of the overview, for keyboard users too. */
export function PageRowMenu(props: Props) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  const { page, onDelete } = props;
  return (
    <RowMenu label={t('pages.menu', { title: page.title })} width={240}>
      <Menu.Item component={Link} to={getEditorPath(page.id)} leftSection={<IconPencil {...iconSize} />}>
        {t('pages.edit')}
      </Menu.Item>
      <TranslationItems page={page} />
      {page.live ? (
        <Menu.Item
          component="a"
          href={getSitePath(page, defaultLocale)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink {...iconSize} />}
        >
          {t('pages.view')}
        </Menu.Item>
      ) : null}
      <Menu.Divider />
      <CopyItems {...props} />
      <Menu.Divider />
      <PublicationItems {...props} />
      <MenuActionItem
        icon={<IconTrash {...iconSize} />}
        label={t('pages.delete')}
        reason={page.viewerCanDelete ? undefined : t('permissions.missing', { permission: 'delete-page' })}
        onClick={() => onDelete(page)}
      />
    </RowMenu>
  );
}
