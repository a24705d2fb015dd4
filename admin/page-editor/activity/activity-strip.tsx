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
import { openRequestOf } from '../bar/open-request.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { Activity, EditorAction } from './activity.ts';
import classes from './activity-strip.module.css';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

/** The activities that there is a panel for; the others are added with theirs. */
const shown = [
  { activity: 'Editing', icon: IconPencil },
  { activity: 'AddingBlock', icon: IconSquareRoundedPlus },
  { activity: 'EditingPageSettings', icon: IconAdjustments },
  { activity: 'EditingSEOSettings', icon: IconWorldSearch },
  { activity: 'AcceptRequest', icon: IconSend },
  { activity: 'AddTranslation', icon: IconLanguage },
] as const satisfies readonly { activity: Activity; icon: Icon }[];

type Props = {
  /** What needs attention before publishing, at phone width. */ problemCount: number;
  publicationIcon: Icon;
  /** Before a panel is shown, which may be folded. */
  onOpen: () => void;
};

/** Switches what the panel is for; the canvas stays where it is. At phone width it is a bar at the bottom. */
export function ActivityStrip({ problemCount, publicationIcon, onOpen }: Props) {
  const { t } = useTranslation();
  const { page, state, act, isReadOnly } = useEditor();
  const mayAnswer = openRequestOf(page)?.viewerCanAnswer ?? false;
  const isCurrent = (activity: Activity) => state.view === 'activity' && state.activity === activity;
  const show = (action: EditorAction) => {
    if (action.type !== 'add') onOpen();
    act(action);
  };
  const open = (activity: Activity) =>
    show(activity === 'AddingBlock' ? { type: 'add', at: null } : { type: 'open', activity });
  return (
    <nav className={classes.strip} data-activities aria-label={t('editor.activities.title')}>
      <StripButton
        className={classes.narrow}
        icon={IconListTree}
        label={t('editor.outline.title')}
        shortLabel={t('editor.activities.short.outline')}
        isCurrent={state.view === 'outline'}
        onPress={() => show({ type: 'show', view: 'outline' })}
      />
      {shown
        .filter(({ activity }) => !isReadOnly || activity !== 'AddingBlock')
        .filter(({ activity }) => mayAnswer || activity !== 'AcceptRequest')
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
        className={classes.phone}
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
      <span className={classes.long}>{label}</span>
      <span className={classes.short}>{shortLabel ?? label}</span>
    </button>
  );
}
