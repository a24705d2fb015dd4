import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../shared/document-title.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { CheckPart } from './check-part.ts';

type Options = {
  questions: CurrentQuestionnaireFragment['questions'];
  part: CheckPart;
  hasError: boolean;
  siteName: string;
  locale: string;
};

/** Names the shown part in the document's title; screen readers announce the prefix of an error first. */
export function useCheckTitle({ questions, part, hasError, siteName, locale }: Options): void {
  const { check } = textsFor(locale);
  const names =
    part === 'review'
      ? [check.reviewTitle]
      : [
          fillIn(check.progress, { number: String(part), count: String(questions.length) }),
          questions[part - 1]?.text ?? '',
        ];
  useDocumentTitle(`${hasError ? check.errorPrefix : ''}${[...names, siteName].join(' | ')}`);
}
