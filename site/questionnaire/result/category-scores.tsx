import { SubjectIcon } from '../../shared/illustrations/subject-icon.tsx';
import { textsFor } from '../../shared/texts.ts';
import { subjectOf } from '../../shared/illustrations/subjects.ts';
import style from './category-scores.module.css';
import { nameOfLevel, labelOfLevel } from './level.ts';
import colours from './level.module.css';
import { LevelWindows } from './level-windows.tsx';
import type { ShownResult } from './shown-result.ts';

type Category = ShownResult['categories'][number];

function Score({ category: { score, level }, locale }: { category: Category; locale: string }) {
  const texts = textsFor(locale);
  if (score === null || level === null) return <span className={style.none}>{texts.check.result.noScore}</span>;
  return (
    <>
      <span className={style.level}>
        <LevelWindows level={level} />
        <strong className={`${style.label} ${colours[nameOfLevel(level)]}`}>{labelOfLevel(texts, level)}</strong>
      </span>
      <span className={style.score}>{score}</span>
    </>
  );
}

/** Every category with its number in the rose chart, its level and its score. */
export function CategoryScores({ result, locale }: { result: ShownResult; locale: string }) {
  return (
    <section className={style.band}>
      <div className={style.inner}>
        <h2 className={style.title}>{textsFor(locale).check.result.perCategory}</h2>
        <ol className={style.list}>
          {result.categories.map((category, index) => (
            <li key={category.key} className={style.row}>
              <span className={style.number}>{index + 1}</span>
              <SubjectIcon subject={subjectOf(category.icon)} className={style.icon ?? ''} />
              <span className={style.name}>{category.name}</span>
              <Score category={category} locale={locale} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
