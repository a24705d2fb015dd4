import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type SiteSettingsFieldsFragment, useSiteSettingsQuery } from '../generated/graphql.ts';
import { ErrorList, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { LeaveGuard } from '../shared/leaving/index.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { DoneNote, FailureNotice, SettingsSections, SheetForm, SheetHeader } from '../shared/ui/index.ts';
import { LocaleFields } from './locale-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { useSiteSettings } from './use-site-settings.ts';
import { WorkFields } from './work-fields.tsx';

function SiteSettingsForm({ stored }: { stored: SiteSettingsFieldsFragment }) {
  const { t } = useTranslation();
  const { draft, change, save, outcome, isUnsaved } = useSiteSettings(stored);
  const form = useFocusFirstInvalid('site-settings');
  useFreshErrors('site-settings');
  return (
    <SheetForm
      formRef={form}
      errors={
        <ErrorList collection="site-settings" title={outcome === 'failed' ? t('siteSettings.failed') : undefined} />
      }
      note={<DoneNote>{outcome === 'done' ? t('siteSettings.saved') : null}</DoneNote>}
      buttons={
        <Button type="submit" loading={outcome === 'waiting'}>
          {t('siteSettings.save')}
        </Button>
      }
      onSubmit={() => void save()}
    >
      <SettingsSections>
        <SiteFields draft={draft} change={change} />
        <LocaleFields draft={draft} change={change} />
        <WorkFields draft={draft} change={change} />
      </SettingsSections>
      <LeaveGuard isUnsaved={() => isUnsaved} text={t('common.unsavedLost')} onStore={save} />
    </SheetForm>
  );
}

function LoadedSettings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <SheetHeader title={t('navigation.siteSettings')} />
      {error && !data ? (
        <FailureNotice title={t('siteSettings.failedLoad')} onRetry={() => void refetch()}>
          {t('failure.screenHint')}
        </FailureNotice>
      ) : null}
      {data ? <SiteSettingsForm stored={data.siteSettings} /> : null}
    </>
  );
}

/** Settings of the whole site, at /site-settings. manage-settings. */
export function SiteSettingsScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="manage-settings" title={t('navigation.siteSettings')}>
      <LoadedSettings />
    </NeedsPermission>
  );
}
