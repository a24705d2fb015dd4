import { useTranslation } from 'react-i18next';
import type { ComparedFieldFragment } from '../../generated/graphql.ts';
import classes from './comparison.module.css';
import { separateWhitespace } from './separate-whitespace.ts';

/** A field's text with removed words struck through and added words underlined. */
export function WordDiff({ words }: Pick<ComparedFieldFragment, 'words'>) {
  const { t } = useTranslation();
  const spokenLabels = { ADDED: t('comparison.spoken.added'), REMOVED: t('comparison.spoken.removed') };
  return (
    <span className={classes.words}>
      {separateWhitespace(words).map(({ text, change }, index) => {
        // Words can repeat, and the list's order never changes.
        const key = `${index} ${change}`;
        if (change === 'SAME') return <span key={key}>{text}</span>;
        const Tag = change === 'ADDED' ? 'ins' : 'del';
        return (
          <Tag key={key} className={classes[change]} data-said={spokenLabels[change]}>
            {text}
          </Tag>
        );
      })}
    </span>
  );
}
