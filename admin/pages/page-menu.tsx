import type { PageRowFragment } from '../generated/graphql.ts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCircleCheck,
  IconCopy,
  IconDots,
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
import { MenuAction } from '../shared/ui/index.ts';
import { isUpToDate, listMissingLocales } from './page-deeds.ts';
import { editorPath, pathOnSite } from './page-path.ts';

export type PageActions = {
  onDuplicate: (page: PageRowFragment) => void;
  onTranslate: (page: PageRowFragment) => void;
  onPublish: (page: PageRowFragment) => void;
  onUnpublish: (page: PageRowFragment) => void;
  onDelete: (page: PageRowFragment) => void;
};

type Props = PageActions & { page: PageRowFragment };

const iconSize = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

function TranslationItems({ page }: { page: PageRowFragment }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  return page.siblings
    .filter(({ id }) => id !== page.id)
    .map(({ id, locale }) => (
      <Menu.Item key={id} component={Link} to={editorPath(id)} leftSection={<IconLanguage {...iconSize} />}>
        {t('locales.open', { locale: localeName(locale) })}
      </Menu.Item>
    ));
}

/** Whatever makes a page of this one. */
function CopyItems({ page, onDuplicate, onTranslate }: Props) {
  const { t } = useTranslation();
  const { availableLocales } = useSettings();
  const mayCreate = usePermission('create-page');
  const missing = t('permissions.missing', { permission: 'create-page' });
  const isWhole = listMissingLocales(page, availableLocales).length === 0;
  return (
    <>
      <MenuAction
        icon={<IconCopy {...iconSize} />}
        label={t('pages.duplicate')}
        reason={page.viewerCanCreate ? undefined : missing}
        onClick={() => onDuplicate(page)}
      />
      <MenuAction
        icon={<IconLanguage {...iconSize} />}
        label={t('pages.translate')}
        reason={mayCreate ? (isWhole ? t('pages.translated') : undefined) : missing}
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
      <MenuAction
        icon={<IconCircleCheck {...iconSize} />}
        label={t('pages.publish')}
        reason={missing ?? (isUpToDate(page) ? t('pages.upToDate') : undefined)}
        onClick={() => onPublish(page)}
      />
      <MenuAction
        icon={<IconEyeOff {...iconSize} />}
        label={t('pages.unpublish')}
        reason={missing ?? (page.live ? undefined : t('pages.notOnSite'))}
        onClick={() => onUnpublish(page)}
      />
    </>
  );
}

/** What can be done with a page of the overview, by keyboard too. */
export function PageMenu(props: Props) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  const { page, onDelete } = props;
  const name = t('pages.menu', { title: page.title });
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={name}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={name}>
        <Menu.Item component={Link} to={editorPath(page.id)} leftSection={<IconPencil {...iconSize} />}>
          {t('pages.edit')}
        </Menu.Item>
        <TranslationItems page={page} />
        {page.live ? (
          <Menu.Item
            component="a"
            href={pathOnSite(page, defaultLocale)}
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
        <MenuAction
          icon={<IconTrash {...iconSize} />}
          label={t('pages.delete')}
          reason={page.viewerCanDelete ? undefined : t('permissions.missing', { permission: 'delete-page' })}
          onClick={() => onDelete(page)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
