import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type ScheduleRowFragment,
  useCancelPlannedPublicationMutation,
  usePlannedPublicationsFetch,
} from '../generated/graphql.ts';
import { PersonName } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { type Column, ListErrors, ListScreen, useServerList } from '../shared/list/index.ts';
import { useScheduledTime } from '../shared/publication/index.ts';
import { announce, ConfirmModal, EmptyState, LocaleFlag } from '../shared/ui/index.ts';
import { PublicationTabs } from './publication-tabs.tsx';
import { LocaleCell, ScheduledTimeCell, ScheduleName, SlugCell } from './queue-cells.tsx';
import classes from './queue-cells.module.css';

function useScheduleColumns(): Column<ScheduleRowFragment>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('pages.column.title'),
      accessor: 'page.title',
      renderValue: (_, schedule) => (
        <>
          <ScheduleName schedule={schedule} />
          <SlugCell slug={schedule.page.slug} />
        </>
      ),
    },
    {
      header: t('publication.column.action'),
      accessor: 'action',
      width: 190,
      renderValue: (_, { action }) => t(`editor.schedule.actions.${action}`),
    },
    {
      header: t('publication.column.at'),
      accessor: 'at',
      width: 230,
      renderValue: (_, { at }) => <ScheduledTimeCell at={at} />,
    },
    {
      header: t('pages.filter.locale'),
      accessor: 'page.locale',
      width: 132,
      isSecondary: true,
      renderValue: (_, { page }) => <LocaleCell locale={page.locale} />,
    },
    {
      header: t('publication.column.scheduledBy'),
      accessor: 'scheduledBy.name',
      width: 176,
      renderValue: (_, { scheduledBy }) => <PersonName name={scheduledBy?.name ?? null} />,
    },
  ];
}

function CompactSchedule({ schedule }: { schedule: ScheduleRowFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.line}>
        <span className="ui-truncate ui-shrink">
          <ScheduleName schedule={schedule} />
        </span>
        <LocaleFlag locale={schedule.page.locale} />
      </div>
      <div className={classes.line}>{t(`editor.schedule.actions.${schedule.action}`)}</div>
      <div className={classes.line}>
        <ScheduledTimeCell at={schedule.at} />
      </div>
    </>
  );
}

/** Cancels a schedule. Errors are stored in the error collection "publication-requests". */
function useCancelSchedule(onChanged: () => void) {
  const { t } = useTranslation();
  const [cancelPublication] = useCancelPlannedPublicationMutation();
  const { failure, run } = useMutationAction('publication-requests');
  const cancel = async ({ id }: ScheduleRowFragment) => {
    const isDone = await run(() => cancelPublication({ variables: { id } }), t('editor.failures.cancel'));
    if (isDone) announce(t('editor.announcements.cancelled'));
    onChanged();
  };
  return { cancel, failure };
}

function CancelButton({ schedule, onPress }: { schedule: ScheduleRowFragment; onPress: () => void }) {
  const { t } = useTranslation();
  if (!schedule.viewerCanCancel) return null;
  const label = t('publication.cancelNamed', { title: schedule.page.title });
  return (
    <Tooltip label={t('editor.schedule.cancel')}>
      <ActionIcon className={classes.cancel} aria-label={label} onClick={onPress}>
        <IconCalendarOff size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Scheduled publications and unpublishings, soonest first. */
export function ScheduledPublicationsScreen() {
  const { t } = useTranslation();
  const scheduledTime = useScheduledTime();
  const list = useServerList(usePlannedPublicationsFetch(), (data) => data.scheduledPublications);
  const columns = useScheduleColumns();
  const { cancel, failure } = useCancelSchedule(list.reload);
  const [scheduleToCancel, setScheduleToCancel] = useState<ScheduleRowFragment | null>(null);
  useClearedErrors('publication-requests');
  return (
    <>
      <ListScreen
        list={list}
        title={t('publication.scheduledTitle')}
        columns={columns}
        failureTitle={t('publication.failedSchedule')}
        empty={
          <EmptyState
            title={t('publication.nothingScheduled.title')}
            actions={
              <Button component={Link} to="/">
                {t('publication.empty.toOverview')}
              </Button>
            }
          >
            {t('publication.nothingScheduled.text')}
          </EmptyState>
        }
        renderActions={(schedule) => <CancelButton schedule={schedule} onPress={() => setScheduleToCancel(schedule)} />}
        renderCompact={(schedule) => <CompactSchedule schedule={schedule} />}
      >
        <PublicationTabs />
        <ListErrors collection="publication-requests" title={failure} />
      </ListScreen>
      <ConfirmModal
        isOpen={scheduleToCancel !== null}
        title={t('publication.askCancel.title')}
        confirmLabel={t('editor.schedule.cancel')}
        cancelLabel={t('publication.askCancel.keep')}
        onConfirm={async () => {
          if (scheduleToCancel !== null) await cancel(scheduleToCancel);
        }}
        onClose={() => setScheduleToCancel(null)}
      >
        {scheduleToCancel &&
          t(`publication.askCancel.${scheduleToCancel.action}`, {
            title: scheduleToCancel.page.title,
            when: scheduledTime(scheduleToCancel.at),
          })}
      </ConfirmModal>
    </>
  );
}
