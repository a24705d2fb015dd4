import { useTranslation } from 'react-i18next';
import { useChangeNames } from '../shared/comparison/index.ts';
import { type ChangeEntry, SEO_ENTRY } from './change-entries.ts';
import classes from './review.module.css';

type Props = {
  entries: readonly ChangeEntry[];
  pageType: string;
  /** Nothing is on the site to compare it with. */
  isNew: boolean;
  selected: string | null;
  onSelect: (key: string) => void;
};

/** What differs, an entry per block; each leads there. */
export function ChangeEntries({ entries, pageType, isNew, selected, onSelect }: Props) {
  const { t } = useTranslation();
  if (isNew) return <p className={classes.note}>{t('review.isNew')}</p>;
  if (entries.length === 0) return <p className={classes.note}>{t('comparison.nothing')}</p>;
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry
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

function Entry({ entry: { key, blockType, mark, fields }, pageType, isCurrent, onSelect }: EntryProps) {
  const { t } = useTranslation();
  const { blockName, fieldLabel, markName } = useChangeNames(pageType);
  const ofPage = key === SEO_ENTRY ? t('comparison.seo') : t('comparison.page');
  const names = fields.map((field) => fieldLabel(blockType, field));
  return (
    <button type="button" className={classes.entry} aria-pressed={isCurrent} onClick={onSelect}>
      <span className={classes.dot} data-mark={mark} aria-hidden />
      <span className={classes.entryName}>{blockType === null ? ofPage : blockName(blockType)}</span>
      <span className={classes.entryWhat}>{names.length > 0 ? names.join(', ') : markName(mark)}</span>
    </button>
  );
}
