import { NumberInput, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../shared/errors/index.ts';
import { SettingsSection } from '../shared/ui/index.ts';
import type { SiteSettingsForm } from './use-site-settings.ts';

/** Workflow settings: publication, sign-out, and retention of the audit log. */
export function WorkflowFields({ draft, change }: SiteSettingsForm) {
  const { t } = useTranslation();
  const fieldError = useFieldError('site-settings');
  return (
    <SettingsSection title={t('siteSettings.work.title')} hint={t('siteSettings.work.hint')}>
      <Switch
        name="keepLiveWhileRequested"
        label={t('properties.settings.keepLiveWhileRequested')}
        description={t('siteSettings.work.keepLiveHint')}
        checked={draft.keepLiveWhileRequested}
        onChange={(event) => change({ keepLiveWhileRequested: event.currentTarget.checked })}
        error={fieldError('settings.keepLiveWhileRequested')}
      />
      <NumberInput
        name="activityTimeout"
        label={t('properties.settings.activityTimeout')}
        description={t('siteSettings.work.timeoutHint')}
        suffix={` ${t('siteSettings.work.minutes')}`}
        min={2}
        max={1440}
        allowDecimal={false}
        clampBehavior="none"
        value={draft.activityTimeout}
        onChange={(value) => change({ activityTimeout: Number(value) })}
        error={fieldError('settings.activityTimeout')}
      />
      <NumberInput
        name="auditRetentionMonths"
        label={t('properties.settings.auditRetentionMonths')}
        description={t('siteSettings.work.auditHint')}
        placeholder={t('siteSettings.work.keepAll')}
        suffix={` ${t('siteSettings.work.months')}`}
        min={3}
        max={120}
        allowDecimal={false}
        clampBehavior="none"
        value={draft.auditRetentionMonths ?? ''}
        onChange={(value) => change({ auditRetentionMonths: value === '' ? null : Number(value) })}
        error={fieldError('settings.auditRetentionMonths')}
      />
    </SettingsSection>
  );
}
