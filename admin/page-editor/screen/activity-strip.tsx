import {
  IconSend,
  IconAdjustments,
  IconLanguage,
  IconListTree,
  IconPencil,
  IconSquareRoundedPlus,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { findOpenRequest } from '../bar/find-open-request.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { Activity, EditorAction } from '../editor/activity.ts';
import classes from './activity-strip.module.css';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

/** Activities that have a panel. */
const panelActivities = [
  { activity: 'Editing', icon: IconPencil },
  { activity: 'AddingBlock', icon: IconSquareRoundedPlus },
  { activity: 'EditingPageSettings', icon: IconAdjustments },
  { activity: 'EditingSEOSettings', icon: IconWorldSearch },
  { activity: 'AcceptRequest', icon: IconSend },
  { activity: 'AddTranslation', icon: IconLanguage },
] as const satisfies readonly { activity: Activity; icon: Icon }[];

type Props = {
  /** Number of checks that block publishing; shown at phone width only. */
  problemCount: number;
  publicationIcon: Icon;
  /** Called before a panel is shown, so that a folded panel can be unfolded. */
  onOpen: () => void;
};

/** Switches the activity of the side panel. At phone width it is a bar at the bottom. */
export function ActivityStrip({ problemCount, publicationIcon, onOpen }: Props) {
  const { t } = useTranslation();
  const { page, state, dispatch, isReadOnly } = usePageEditor();
  const canDecide = findOpenRequest(page)?.viewerCanAnswer ?? false;
  const isCurrent = (activity: Activity) => state.view === 'activity' && state.activity === activity;
  const show = (action: EditorAction) => {
    if (action.type !== 'add') onOpen();
    dispatch(action);
  };
  const open = (activity: Activity) =>
    show(activity === 'AddingBlock' ? { type: 'add', at: null } : { type: 'open', activity });
  return (
    <nav className={classes.strip} data-activities aria-label={t('editor.activities.title')}>
      <StripButton
        className={classes.narrowOnly}
        icon={IconListTree}
        label={t('editor.outline.title')}
        shortLabel={t('editor.activities.short.outline')}
        isCurrent={state.view === 'outline'}
        onPress={() => show({ type: 'show', view: 'outline' })}
      />
      {panelActivities
        .filter(({ activity }) => !isReadOnly || activity !== 'AddingBlock')
        .filter(({ activity }) => canDecide || activity !== 'AcceptRequest')
        .map(({ activity, icon }) => (
          <StripButton
            key={activity}
            icon={icon}
            label={t(`editor.activities.${activity}`)}
            shortLabel={t(`editor.activities.short.${activity}`)}
            isCurrent={isCurrent(activity)}
            onPress={() => open(activity)}
          />
        ))}
      <StripButton
        className={classes.phoneOnly}
        icon={publicationIcon}
        label={t('editor.publication.title')}
        shortLabel={t('editor.activities.short.publication')}
        isCurrent={state.view === 'publication'}
        hasProblem={problemCount > 0}
        onPress={() => show({ type: 'show', view: 'publication' })}
      />
    </nav>
  );
}

type ButtonProps = {
  icon: Icon;
  label: string;
  shortLabel?: string;
  isCurrent: boolean;
  hasProblem?: boolean;
  className?: string | undefined;
  onPress: () => void;
};

function StripButton({
  icon: Icon,
  label,
  shortLabel,
  isCurrent,
  hasProblem = false,
  className = '',
  onPress,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-current={isCurrent || undefined}
      data-problem={hasProblem || undefined}
      onClick={onPress}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
      <span className={classes.longLabel}>{label}</span>
      <span className={classes.shortLabel}>{shortLabel ?? label}</span>
    </button>
  );
}
