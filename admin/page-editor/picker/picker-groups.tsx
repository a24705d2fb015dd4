import { useTranslation } from 'react-i18next';
import { listCategories, countGroupOptions, type BlockOption, type BlockGroup } from './find-block-options.ts';
import classes from './picker.module.css';

type Props = {
  options: readonly BlockOption[];
  recent: readonly string[];
  group: BlockGroup;
  onChoose: (group: BlockGroup) => void;
};

/** The groups of the picker: all, recent, and one per category. */
export function PickerGroups({ options, recent, group, onChoose }: Props) {
  const { t } = useTranslation();
  const groups: { label: string; group: BlockGroup }[] = [
    { label: t('editor.picker.all'), group: { kind: 'all' } },
    { label: t('editor.picker.recent'), group: { kind: 'recent' } },
    ...listCategories(options).map(({ id, label }) => ({ label, group: { kind: 'category', id } as const })),
  ];
  return (
    <ul className={classes.groups} aria-label={t('editor.picker.categories')}>
      {groups.map((entry) => {
        const count = countGroupOptions(options, entry.group, recent);
        if (count === 0) return null;
        return (
          <li key={keyOf(entry.group)}>
            <button
              type="button"
              className={classes.group}
              aria-pressed={keyOf(entry.group) === keyOf(group)}
              onClick={() => onChoose(entry.group)}
            >
              <span>{entry.label}</span> <span className="ui-dim ui-size-13 ui-numbers ui-weight-400">{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(group: BlockGroup): string {
  return group.kind === 'category' ? `category ${group.id}` : group.kind;
}
