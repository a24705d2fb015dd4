import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationChoice, ScheduledAction } from '../../generated/graphql.ts';
import { usePlannedTime } from './use-planned-time.ts';

type Plan = { action: ScheduledAction; at: string };

type Props = {
  plans: readonly Plan[];
  value: PlannedPublicationChoice;
  onChange: (value: PlannedPublicationChoice) => void;
};

/** What becomes of plans when pages are taken off the site, with the offer to cancel planned publications too. */
export function PlannedPublicationsField({ plans, value, onChange }: Props) {
  const { t } = useTranslation();
  const plannedTime = usePlannedTime();
  const publications = plans.filter(({ action }) => action === 'PUBLISH').map(({ at }) => at);
  const [soonest] = publications.toSorted();
  if (soonest === undefined) return null;
  const when = plannedTime(soonest);
  return (
    <Stack gap="xs">
      <Text size="sm">{t('plannedPublications.hint', { count: publications.length, when })}</Text>
      <Checkbox
        label={t('plannedPublications.cancel', { count: publications.length })}
        checked={value === 'CANCEL'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'CANCEL' : 'KEEP')}
      />
    </Stack>
  );
}
