import type { AskedQuestionnaireFragment } from '../../generated/graphql.ts';
import { CheckForm } from '../../questionnaire/index.ts';
import { textsFor } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import style from './style.module.css';

/** The check from its first question on; a word of comfort while there is no questionnaire. */
export function CheckOpening({ page, data }: PagePartProps) {
  const questionnaire = data as AskedQuestionnaireFragment | null | undefined;
  if (questionnaire) return <CheckForm questionnaire={questionnaire} locale={page.locale} returned={null} />;
  return (
    <div className={style.none}>
      <h1 className={style.title}>{page.title}</h1>
      <p>{textsFor(page.locale).check.none}</p>
    </div>
  );
}
