import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledAction } from '../../generated/graphql.ts';
import { DateInput, TimeInput } from '../../shared/dates/index.ts';
import { ErrorList } from '../../shared/errors/index.ts';
import { useScheduledTime, useTimeZoneName } from '../../shared/publication/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import classes from './bar.module.css';
import { findOpenRequest } from './find-open-request.ts';
import { type LocalDateTime, findTimeError, suggestScheduleTime, toDateInputValue, toDate } from './schedule-time.ts';
import type { PublicationControls } from './use-publication-controls.ts';

/** Schedules publishing the current version, or unpublishing the page, in the viewer's time zone. */
export function SchedulePublicationModal({ controls }: { controls: PublicationControls }) {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  const scheduledTime = useScheduledTime();
  const zoneName = useTimeZoneName();
  const { busy, failure, perform } = controls.publication;
  const plannedActions = new Set(page.scheduledPublications.map(({ action }) => action));
  const canUnpublish = (page.live || plannedActions.has('PUBLISH')) && !plannedActions.has('UNPUBLISH');
  const [action, setAction] = useState<ScheduledAction>(
    plannedActions.has('PUBLISH') && canUnpublish ? 'UNPUBLISH' : 'PUBLISH',
  );
  const [openedAt] = useState(() => new Date());
  const [dateTime, setDateTime] = useState(() => suggestScheduleTime(openedAt));
  const [timeError, setTimeError] = useState<ReturnType<typeof findTimeError>>(null);
  const error = timeError === null ? undefined : t(`editor.schedule.${timeError}`);
  const change = (part: Partial<LocalDateTime>) => {
    setDateTime({ ...dateTime, ...part });
    setTimeError(null);
  };
  const disabledReasons = {
    PUBLISH: plannedActions.has('PUBLISH') ? t('editor.schedule.isPlanned') : undefined,
    UNPUBLISH: plannedActions.has('UNPUBLISH')
      ? t('editor.schedule.isPlanned')
      : !canUnpublish && t('editor.publication.obstacles.isNotOnSite'),
  };
  const send = async () => {
    const at = toDate(dateTime);
    const found = findTimeError(dateTime, new Date());
    setTimeError(found);
    if (at === null || found !== null || disabledReasons[action]) return;
    if (!(await perform({ kind: 'schedule', action, at: at.toISOString() }))) return;
    announce(t(`editor.announcements.scheduled.${action}`, { when: scheduledTime(at.toISOString()) }));
    controls.closeDialog();
  };
  return (
    <FormModal
      title={t('editor.schedule.title')}
      submitLabel={t('editor.schedule.plan')}
      form={{ isBusy: busy === 'schedule' }}
      onSubmit={() => void send()}
      onClose={controls.closeDialog}
    >
      <ErrorList
        collection="publication-requests"
        title={failure === null ? undefined : t(`editor.failures.${failure.kind}`)}
      />
      <Radio.Group
        label={t('editor.schedule.what')}
        value={action}
        onChange={(value) => setAction(value === 'UNPUBLISH' ? 'UNPUBLISH' : 'PUBLISH')}
      >
        <Stack gap={10} mt={6}>
          {(['PUBLISH', 'UNPUBLISH'] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={Boolean(disabledReasons[value])}
              label={t(`editor.schedule.actions.${value}`)}
              description={
                disabledReasons[value] ||
                t(`editor.schedule.consequences.${value === 'PUBLISH' && findOpenRequest(page) ? 'requested' : value}`)
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <div className={classes.dateTimeInputs}>
        <DateInput
          hasInitialFocus
          label={t('editor.schedule.date')}
          min={toDateInputValue(openedAt)}
          value={dateTime.date}
          error={error}
          onChange={(date) => change({ date })}
        />
        <TimeInput label={t('editor.schedule.time')} value={dateTime.time} onChange={(time) => change({ time })} />
        <p className={classes.timeZone}>
          {t('editor.schedule.zone', { zone: zoneName(toDate(dateTime) ?? openedAt) })}
        </p>
      </div>
    </FormModal>
  );
}
