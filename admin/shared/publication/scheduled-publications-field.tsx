import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationChoice, ScheduledAction } from '../../generated/graphql.ts';
import { useScheduledTime } from './use-scheduled-time.ts';

type Schedule = { action: ScheduledAction; at: string };

type Props = {
  schedules: readonly Schedule[];
  value: PlannedPublicationChoice;
  onChange: (value: PlannedPublicationChoice) => void;
};

/** When unpublishing pages: shows when they are scheduled to be published again, and offers to cancel that too. */
export function ScheduledPublicationsField({ schedules, value, onChange }: Props) {
  const { t } = useTranslation();
  const scheduledTime = useScheduledTime();
  const publications = schedules.filter(({ action }) => action === 'PUBLISH').map(({ at }) => at);
  const [soonest] = publications.toSorted();
  if (soonest === undefined) return null;
  const when = scheduledTime(soonest);
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
