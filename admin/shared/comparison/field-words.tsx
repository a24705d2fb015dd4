import { useTranslation } from 'react-i18next';
import type { ComparedFieldFragment } from '../../generated/graphql.ts';
import classes from './comparison.module.css';
import { splitWords } from './split-words.ts';

/** A field's text with the words that went struck through and those that came underlined. */
export function FieldWords({ words }: Pick<ComparedFieldFragment, 'words'>) {
  const { t } = useTranslation();
  const said = { ADDED: t('comparison.said.added'), REMOVED: t('comparison.said.removed') };
  return (
    <span className={classes.words}>
      {splitWords(words).map(({ text, change }, index) => {
        // The same word may come twice, and the list never changes its order.
        const key = `${index} ${change}`;
        if (change === 'SAME') return <span key={key}>{text}</span>;
        const Tag = change === 'ADDED' ? 'ins' : 'del';
        return (
          <Tag key={key} className={classes[change]} data-said={said[change]}>
            {text}
          </Tag>
        );
      })}
    </span>
  );
}
