import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { value: boolean; onChange: (value: boolean) => void };

export function TagPublicSwitch({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Switch
      name="public"
      label={t('tags.publicLabel')}
      description={t('tags.publicHint')}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
