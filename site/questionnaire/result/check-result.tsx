import button from '../../shared/button-link.module.css';
import { DownloadIcon } from '../../shared/illustrations/icons.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import { changePath, printPath, reportPath } from './result-paths.ts';
import { AdviceList } from './advice-list.tsx';
import { AnswerLists } from './answer-lists.tsx';
import { CategoryScores } from './category-scores.tsx';
import { stopChanging } from '../saved-answers/visit.ts';
import style from './check-result.module.css';
import { Gauge } from './gauge.tsx';
import { KeepAnswers } from './keep-answers.tsx';
import { labelOfLevel } from './level.ts';
import { MoreInformation } from './more-information.tsx';
import { RoseChart } from './rose-chart.tsx';
import type { ShownResult } from './shown-result.ts';

type Props = {
  result: ShownResult;
  locale: string;
  token: string;
  phone: string;
};

/** Level and score in words, with what cannot wait and the gauge. */
export function ResultHead({ result, locale }: Pick<Props, 'result' | 'locale'>) {
  const texts = textsFor(locale);
  const words = texts.check.result;
  const { level, score, summary, thresholds } = result;
  return (
    <>
      <p className={style.eyebrow}>{words.eyebrow}</p>
      <h1 className={style.title}>
        {fillIn(words.title, { level: labelOfLevel(texts, level), score: String(score) })}
      </h1>
      <p className={style.summary}>{summary.text}</p>
      {summary.first.length > 0 && (
        <div className={style.first}>
          <h2 className={style.firstTitle}>{words.first}</h2>
          <ol className={style.steps}>
            {summary.first.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        </div>
      )}
      <Gauge level={level} thresholds={thresholds} locale={locale} />
    </>
  );
}

/** The result of a finished check. */
export function CheckResult({ result, locale, token, phone }: Props) {
  const words = textsFor(locale).check.result;
  return (
    <>
      <div className={style.head}>
        <div className={style.content}>
          <ResultHead result={result} locale={locale} />
          <p className={style.actions}>
            <a
              className={`${button.button} ${button.main}`}
              href={reportPath({ locale, token })}
              download
              data-main-action
            >
              <DownloadIcon />
              {words.download} (PDF)
            </a>
          </p>
          <p className={style.more}>
            <a href={printPath({ locale, token })}>{words.print}</a>
            {/* Leads to these answers, even after changing them in this tab. */}
            <a href={changePath({ locale, token })} onClick={stopChanging}>
              {words.change}
            </a>
          </p>
          <KeepAnswers result={result} locale={locale} />
        </div>
        <figure className={style.chart}>
          <RoseChart result={result} outOfHundred={words.ofHundred} />
          <figcaption className={style.caption}>{words.rose}</figcaption>
        </figure>
      </div>
      <CategoryScores result={result} locale={locale} />
      <AdviceList result={result} locale={locale} />
      <AnswerLists result={result} locale={locale} />
      <p className={style.privacyNote}>
        <strong>{words.storageTitle}</strong> {words.storage}
      </p>
      <MoreInformation phone={phone} locale={locale} />
      <div className={style.end} />
    </>
  );
}
