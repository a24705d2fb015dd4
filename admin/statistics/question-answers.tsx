import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';

type Version = NonNullable<StatisticsQuery['checkStatistics']['version']>;
type Question = Version['questions'][number];

function AnswerRows({ question, finished }: { question: Question; finished: number | null }) {
  const { t } = useTranslation();
  const { count, share } = useStatisticsFormat();
  return question.answers.map(({ key, text, points, given }) => (
    <li key={key ?? ''} className={classes.barRow}>
      <span className="ui-break">{text ?? t('statistics.questions.notApplicable')}</span>
      <span className={classes.barValue} title={count(given)}>
        {share(given, finished)}
      </span>
      <span className={classes.bar} aria-hidden>
        <span
          data-weak={points === 0 || undefined}
          style={{ inlineSize: `${finished ? ((given ?? 0) / finished) * 100 : 0}%` }}
        />
      </span>
    </li>
  ));
}

/** How often each answer of each question was given. */
export function QuestionAnswers({ version }: { version: Version }) {
  const { t } = useTranslation();
  const { count, share } = useStatisticsFormat();
  const { finished } = version;
  return (
    <ChartSection
      title={t('statistics.questions.title')}
      hint={t('statistics.questions.hint')}
      chart={
        <ol className={classes.questions}>
          {version.questions.map((question) => (
            <li key={question.key}>
              <h3 className={classes.questionName}>
                <span className={classes.questionNumber}>{question.number}</span> {question.text}
              </h3>
              <ul className="ui-grid">
                <AnswerRows question={question} finished={finished} />
              </ul>
            </li>
          ))}
        </ol>
      }
      table={
        <DataTable
          label={t('statistics.questions.title')}
          columns={[
            { header: t('statistics.questions.answer') },
            { header: t('statistics.questions.points'), isNumber: true },
            { header: t('statistics.questions.given'), isNumber: true },
            { header: t('statistics.questions.share'), isNumber: true },
          ]}
          rows={version.questions.flatMap(({ key, number, answers }) =>
            answers.map((answer) => ({
              key: `${key} ${answer.key}`,
              cells: [
                `${number}. ${answer.text ?? t('statistics.questions.notApplicable')}`,
                answer.points ?? '–',
                count(answer.given),
                share(answer.given, finished),
              ],
            })),
          )}
        />
      }
    />
  );
}
