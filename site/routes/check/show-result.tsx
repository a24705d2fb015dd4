import type { ReactNode } from 'react';
import { CheckResultDocument } from '../../generated/graphql.ts';
import { CheckHeader, CheckResult, PrintedResult, printPath, resultPath } from '../../questionnaire/index.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import type { Execute } from '../../shared/execute.ts';
import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { textsFor } from '../../shared/texts.ts';
import { type CheckFrame, loadCheckFrame, toCheckPage } from './load-check-frame.ts';
import { describePrivatePage, type ShownCheck } from './shown-check.ts';
import style from './show-result.module.css';

export type ResultQuery = {
  token: string;
  locale: string;
  /** For the screen, or as a page to print. */
  form: 'screen' | 'print';
};

type RenderedContent = { title: string; status: 200 | 404; content: ReactNode };

function showNotFound({ locale }: CheckFrame): RenderedContent {
  const { goneTitle, gone } = textsFor(locale).check.result;
  return {
    title: goneTitle,
    status: 404,
    content: (
      <div className={style.notFound}>
        <h1 className={style.title}>{goneTitle}</h1>
        <p>{gone}</p>
        <ButtonLink link={{ kind: 'internal', value: '/' }} locale={locale} label={textsFor(locale).notFound.home} />
      </div>
    ),
  };
}

async function showFound(execute: Execute, frame: CheckFrame, { token, form }: ResultQuery): Promise<RenderedContent> {
  const { locale, checkPath, settings } = frame;
  const { checkResult: result } = await execute(CheckResultDocument, { token, locale });
  if (!result) return showNotFound(frame);
  const parts = { result, locale, phone: settings.contactPhone };
  const content =
    form === 'print' ? <PrintedResult {...parts} /> : <CheckResult {...parts} token={token} checkPath={checkPath} />;
  return { title: textsFor(locale).check.result.name, status: 200, content };
}

/** The result that a token holds, or a 404 document if it holds none. */
export async function showResult(execute: Execute, query: ResultQuery): Promise<ShownCheck<200 | 404>> {
  const frame = await loadCheckFrame(execute, query.locale);
  const { locale, checkPath, settings } = frame;
  const { title, status, content } = await showFound(execute, frame, query);
  const addressIn = (one: string) => {
    const finished = { locale: one, token: query.token };
    return query.form === 'print' ? printPath(finished) : resultPath(finished);
  };
  const page = toCheckPage(frame, title, status === 200 ? addressIn : null);
  const exitLink = { label: textsFor(locale).check.restart, href: encodeURI(checkPath), restarts: true as const };
  return {
    head: describePrivatePage(title, page.site.name),
    locale,
    status,
    defaultLocale: settings.defaultLocale,
    body: (
      <>
        <CheckHeader page={page} exitLink={exitLink} />
        <main id="content" tabIndex={-1}>
          {content}
        </main>
        <SiteFooter page={page} />
      </>
    ),
  };
}
