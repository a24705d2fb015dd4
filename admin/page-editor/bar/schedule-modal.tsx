import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledAction } from '../../generated/graphql.ts';
import { DateInput, TimeInput } from '../../shared/dates/index.ts';
import { ErrorList } from '../../shared/errors/index.ts';
import { usePlannedTime, useTimeZoneName } from '../../shared/publication/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import classes from './bar.module.css';
import { openRequestOf } from './open-request.ts';
import { type PlanTime, planObstacle, proposePlanTime, toDateInput, toMoment } from './plan-time.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

/** Plans publishing what is there now, or taking the page off the site, by the viewer's clock. */
export function ScheduleModal({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { page } = useEditor();
  const plannedTime = usePlannedTime();
  const zoneName = useTimeZoneName();
  const { busy, failure, perform } = desk.publication;
  const planned = new Set(page.scheduledPublications.map(({ action }) => action));
  const mayUnpublish = (page.live || planned.has('PUBLISH')) && !planned.has('UNPUBLISH');
  const [action, setAction] = useState<ScheduledAction>(
    planned.has('PUBLISH') && mayUnpublish ? 'UNPUBLISH' : 'PUBLISH',
  );
  const [openedAt] = useState(() => new Date());
  const [plan, setPlan] = useState(() => proposePlanTime(openedAt));
  const [obstacle, setObstacle] = useState<ReturnType<typeof planObstacle>>(null);
  const error = obstacle === null ? undefined : t(`editor.schedule.${obstacle}`);
  const change = (part: Partial<PlanTime>) => {
    setPlan({ ...plan, ...part });
    setObstacle(null);
  };
  const reasons = {
    PUBLISH: planned.has('PUBLISH') ? t('editor.schedule.isPlanned') : undefined,
    UNPUBLISH: planned.has('UNPUBLISH')
      ? t('editor.schedule.isPlanned')
      : !mayUnpublish && t('editor.publication.obstacles.isNotOnSite'),
  };
  const send = async () => {
    const at = toMoment(plan);
    const found = planObstacle(plan, new Date());
    setObstacle(found);
    if (at === null || found !== null || reasons[action]) return;
    if (!(await perform({ kind: 'schedule', action, at: at.toISOString() }))) return;
    announce(t(`editor.said.scheduled.${action}`, { when: plannedTime(at.toISOString()) }));
    desk.closeDialog();
  };
  return (
    <FormModal
      title={t('editor.schedule.title')}
      submitLabel={t('editor.schedule.plan')}
      isBusy={busy === 'schedule'}
      onSubmit={() => void send()}
      onClose={desk.closeDialog}
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
              disabled={Boolean(reasons[value])}
              label={t(`editor.schedule.actions.${value}`)}
              description={
                reasons[value] ||
                t(`editor.schedule.consequences.${value === 'PUBLISH' && openRequestOf(page) ? 'requested' : value}`)
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <div className={classes.planTime}>
        <DateInput
          isFirst
          label={t('editor.schedule.date')}
          min={toDateInput(openedAt)}
          value={plan.date}
          error={error}
          onChange={(date) => change({ date })}
        />
        <TimeInput label={t('editor.schedule.time')} value={plan.time} onChange={(time) => change({ time })} />
        <p className={classes.zone}>{t('editor.schedule.zone', { zone: zoneName(toMoment(plan) ?? openedAt) })}</p>
      </div>
    </FormModal>
  );
}
