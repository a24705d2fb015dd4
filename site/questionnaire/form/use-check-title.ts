import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../shared/document-title.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { CheckPart } from './check-part.ts';
import type { ReturnNotice } from './use-return-notice.ts';

type Options = {
  questions: CurrentQuestionnaireFragment['questions'];
  part: CheckPart;
  notice: ReturnNotice | null;
  hasError: boolean;
  siteName: string;
  locale: string;
};

/** Names the shown part in the document's title; screen readers announce the prefix of an error first. */
export function useCheckTitle({ questions, part, notice, hasError, siteName, locale }: Options): void {
  const { check } = textsFor(locale);
  const namePart = (): string[] => {
    if (notice) return [notice.isRemoved ? check.return.removedTitle : check.return.title];
    if (part === 'review') return [check.reviewTitle];
    const position = fillIn(check.progress, { number: String(part), count: String(questions.length) });
    return [position, questions[part - 1]?.text ?? ''];
  };
  useDocumentTitle(`${hasError ? check.errorPrefix : ''}${[...namePart(), siteName].join(' | ')}`);
}
