import { skipToken } from '@apollo/client/react';
import { useCurrentQuestionnaireQuery } from '../../generated/graphql.ts';
import { CheckForm } from '../../questionnaire/index.ts';
import { textsFor } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import style from './style.module.css';

/** The check, starting with its first question; a message if there is no questionnaire, and in the editor. */
export function CheckOpening({ page }: PagePartProps) {
  const { locale, siblings, path, title, site } = page;
  const { data } = useCurrentQuestionnaireQuery(path === undefined ? skipToken : { variables: { locale } });
  if (data?.questionnaire)
    return (
      <CheckForm
        key={locale}
        questionnaire={data.questionnaire}
        locale={locale}
        siblings={siblings}
        siteName={site.name}
        filledIn={null}
      />
    );
  return (
    <div className={style.empty}>
      <h1 className={style.title}>{title}</h1>
      <p>{textsFor(locale).check.none}</p>
    </div>
  );
}
