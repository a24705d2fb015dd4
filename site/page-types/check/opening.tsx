import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import { CheckForm } from '../../questionnaire/index.ts';
import { textsFor } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import style from './style.module.css';

/** The check, starting with its first question, or a message if there is no questionnaire. */
export function CheckOpening({ page, data }: PagePartProps) {
  const questionnaire = data as CurrentQuestionnaireFragment | null | undefined;
  if (questionnaire) return <CheckForm questionnaire={questionnaire} locale={page.locale} rejected={null} />;
  return (
    <div className={style.empty}>
      <h1 className={style.title}>{page.title}</h1>
      <p>{textsFor(page.locale).check.none}</p>
    </div>
  );
}
