import { type CheckResultQuery, useCheckFrameQuery, useCheckResultQuery } from '../../generated/graphql.ts';
import { CheckHeader, CheckResult, PrintedResult, printPath, resultPath } from '../../questionnaire/index.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { dataOf } from '../../shared/data-of.ts';
import { describePrivatePage, DocumentHead } from '../../shared/document-head.tsx';
import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { textsFor } from '../../shared/texts.ts';
import type { ResultView } from '../view/site-view.ts';
import { type CheckFrame, checkPathOf, toCheckPage } from './load-check-frame.ts';
import style from './result-document.module.css';

/** The result that a token holds, or that there is none. */
export function ResultDocument({ view }: { view: ResultView }) {
  const { locale, token, form } = view;
  const frame = { ...dataOf(useCheckFrameQuery({ variables: { locale } })), locale };
  const { checkResult: result } = dataOf(useCheckResultQuery({ variables: { token, locale } }));
  const { check } = textsFor(locale);
  const title = result ? check.result.name : check.result.goneTitle;
  const toPath = form === 'print' ? printPath : resultPath;
  const page = toCheckPage(frame, title, result && ((one) => toPath({ locale: one, token })));
  const exitLink = { label: check.restart, href: encodeURI(checkPathOf(frame)), restarts: true as const };
  return (
    <>
      <DocumentHead head={describePrivatePage(title, page.site.name)} locale={locale} />
      <CheckHeader page={page} exitLink={exitLink} />
      <main id="content" tabIndex={-1}>
        {result ? <FoundResult view={view} frame={frame} result={result} /> : <UnknownResult locale={locale} />}
      </main>
      <SiteFooter page={page} />
    </>
  );
}

type FoundProps = { view: ResultView; frame: CheckFrame; result: NonNullable<CheckResultQuery['checkResult']> };

function FoundResult({ view: { locale, token, form }, frame, result }: FoundProps) {
  const parts = { result, locale, phone: frame.settings.contactPhone };
  if (form === 'print') return <PrintedResult {...parts} />;
  return <CheckResult {...parts} token={token} />;
}

function UnknownResult({ locale }: { locale: string }) {
  const { goneTitle, gone } = textsFor(locale).check.result;
  return (
    <div className={style.notFound}>
      <h1 className={style.title}>{goneTitle}</h1>
      <p>{gone}</p>
      <ButtonLink link={{ kind: 'internal', value: '/' }} locale={locale} label={textsFor(locale).notFound.home} />
    </div>
  );
}
