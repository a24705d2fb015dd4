import type { PageRowFragment } from '../generated/graphql.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCircleCheck, IconDots, IconExternalLink, IconEyeOff, IconLanguage, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useSettings } from '../shared/settings/index.ts';
import { MenuAction } from '../shared/ui/index.ts';
import { editorPath } from './page-cells.tsx';
import { pathOnSite } from './page-path.ts';

type Props = {
  page: PageRowFragment;
  onPublish: (page: PageRowFragment) => void;
  onUnpublish: (page: PageRowFragment) => void;
};

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

/** What can be done with a page of the overview, by keyboard too. */
export function PageMenu({ page, onPublish, onUnpublish }: Props) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  const { id, title, status, hasNewerWork, publishedVersionID, viewerCanPublish } = page;
  const missing = viewerCanPublish ? undefined : t('permissions.missing', { permission: 'publish-page' });
  const isOnSite = publishedVersionID !== null;
  const isUpToDate = status === 'PUBLISHED' && !hasNewerWork;
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('pages.menu', { title })}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('pages.menu', { title })}>
        <Menu.Item component={Link} to={editorPath(id)} leftSection={<IconPencil {...iconSize} />}>
          {t('pages.edit')}
        </Menu.Item>
        <TranslationItems page={page} />
        {isOnSite ? (
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
        <MenuAction
          icon={<IconCircleCheck {...iconSize} />}
          label={t('pages.publish')}
          reason={missing ?? (isUpToDate ? t('pages.upToDate') : undefined)}
          onClick={() => onPublish(page)}
        />
        <MenuAction
          icon={<IconEyeOff {...iconSize} />}
          label={t('pages.unpublish')}
          reason={missing ?? (status === 'PUBLISHED' || isOnSite ? undefined : t('pages.notOnSite'))}
          onClick={() => onUnpublish(page)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
