import { useTranslation } from 'react-i18next';
import { useChangeLabels } from '../shared/comparison/index.ts';
import { type ChangeEntry, SEO_ENTRY } from './change-entries.ts';
import classes from './review.module.css';

type Props = {
  entries: readonly ChangeEntry[];
  pageType: string;
  /** There is no published version to compare with. */
  isNew: boolean;
  selected: string | null;
  onSelect: (key: string) => void;
};

/** List of changes with an entry per block; selecting one scrolls to it. */
export function ChangeList({ entries, pageType, isNew, selected, onSelect }: Props) {
  const { t } = useTranslation();
  if (isNew) return <p className="ui-small ui-dim">{t('review.isNew')}</p>;
  if (entries.length === 0) return <p className="ui-small ui-dim">{t('comparison.nothing')}</p>;
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <ChangeListEntry
            entry={entry}
            pageType={pageType}
            isCurrent={entry.key === selected}
            onSelect={() => onSelect(entry.key)}
          />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { entry: ChangeEntry; pageType: string; isCurrent: boolean; onSelect: () => void };

function ChangeListEntry({ entry: { key, blockType, mark, fields }, pageType, isCurrent, onSelect }: EntryProps) {
  const { t } = useTranslation();
  const { blockName, fieldLabel, markName } = useChangeLabels(pageType);
  const pagePartName = key === SEO_ENTRY ? t('comparison.seo') : t('comparison.page');
  const names = fields.map((field) => fieldLabel(blockType, field));
  return (
    <button type="button" className={classes.entry} aria-pressed={isCurrent} onClick={onSelect}>
      <span className={classes.dot} data-mark={mark} aria-hidden />
      <span className="ui-fixed ui-weight-580">{blockType === null ? pagePartName : blockName(blockType)}</span>
      <span className={classes.entryFields}>{names.length > 0 ? names.join(', ') : markName(mark)}</span>
    </button>
  );
}
