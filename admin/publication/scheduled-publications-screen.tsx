import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ScheduleRowFragment, useCancelPlannedPublicationMutation } from '../generated/graphql.ts';
import { PersonName } from '../pages/index.ts';
import { submitCall, useClearedErrors } from '../shared/errors/index.ts';
import { type Column, ListContent, ListErrors, ListFooter } from '../shared/list/index.ts';
import { useScheduledTime } from '../shared/publication/index.ts';
import { announce, ConfirmModal, EmptyState, LocaleFlag, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { PublicationTabs } from './publication-tabs.tsx';
import { LocaleCell, ScheduledTimeCell, ScheduleName, SlugCell } from './queue-cells.tsx';
import classes from './queue-cells.module.css';
import { useScheduleList } from './use-queue-lists.ts';

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
  const [failure, setFailure] = useState<string>();
  const cancel = async ({ id }: ScheduleRowFragment) => {
    const outcome = await submitCall('publication-requests', async () => {
      const { data } = await cancelPublication({ variables: { id } });
      return data?.cancelScheduledPublication.errors;
    });
    setFailure(outcome === 'done' ? undefined : t('editor.failures.cancel'));
    if (outcome === 'done') announce(t('editor.announcements.cancelled'));
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
  const { t, i18n } = useTranslation();
  const scheduledTime = useScheduledTime();
  const { state, store } = useScheduleList();
  const columns = useScheduleColumns();
  const { cancel, failure } = useCancelSchedule(store.reload);
  const [scheduleToCancel, setScheduleToCancel] = useState<ScheduleRowFragment | null>(null);
  useClearedErrors('publication-requests');
  return (
    <>
      <ScreenHeader
        title={t('publication.scheduledTitle')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      />
      <PublicationTabs />
      <ListErrors collection="publication-requests" title={failure} />
      <ScreenBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('publication.scheduledTitle')}
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
          actionsHeader={t('pages.column.actions')}
          renderActions={(schedule) => (
            <CancelButton schedule={schedule} onPress={() => setScheduleToCancel(schedule)} />
          )}
          renderCompact={(schedule) => <CompactSchedule schedule={schedule} />}
        />
      </ScreenBody>
      <ListFooter state={state} store={store} />
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
