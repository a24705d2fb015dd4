import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type SiteSettingsFieldsFragment, useSiteSettingsQuery } from '../generated/graphql.ts';
import { FormConflictNotice, FormErrors } from '../shared/forms/index.ts';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { SuccessNote, FailureNotice, SettingsSections, ScreenForm, ScreenHeader } from '../shared/ui/index.ts';
import { LocaleFields } from './locale-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { useSiteSettings } from './use-site-settings.ts';
import { WorkflowFields } from './workflow-fields.tsx';

function SiteSettingsForm({ stored }: { stored: SiteSettingsFieldsFragment }) {
  const { t } = useTranslation();
  const form = useSiteSettings(stored);
  const { draft, change, save, isUnsaved } = form;
  return (
    <ScreenForm
      form={form}
      errors={
        <>
          <FormConflictNotice form={form} entity="settings" />
          <FormErrors form={form} failure={t('siteSettings.failed')} />
        </>
      }
      note={<SuccessNote>{form.outcome === 'done' ? t('siteSettings.saved') : null}</SuccessNote>}
      buttons={
        <Button type="submit" loading={form.isBusy}>
          {t('siteSettings.save')}
        </Button>
      }
      onSubmit={() => void save()}
    >
      <SettingsSections>
        <SiteFields draft={draft} change={change} />
        <LocaleFields draft={draft} change={change} />
        <WorkflowFields draft={draft} change={change} />
      </SettingsSections>
      <UnsavedChangesGuard isUnsaved={() => isUnsaved} text={t('common.unsavedLost')} onStore={save} />
    </ScreenForm>
  );
}

function LoadedSettings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <ScreenHeader title={t('navigation.siteSettings')} />
      {error && !data ? (
        <FailureNotice title={t('siteSettings.failedLoad')} onRetry={() => void refetch()}>
          {t('failure.screenHint')}
        </FailureNotice>
      ) : null}
      {data ? <SiteSettingsForm stored={data.siteSettings} /> : null}
    </>
  );
}

/** Settings of the whole site at /site-settings. Requires the permission manage-settings. */
export function SiteSettingsScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-settings" title={t('navigation.siteSettings')}>
      <LoadedSettings />
    </RequirePermission>
  );
}
