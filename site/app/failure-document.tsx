import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { archPath } from '../shared/illustrations/arch.ts';
import { languageTagOf, textsFor } from '../shared/texts.ts';
import failureStyle from './failure.css?raw';

/** Why there is no page: an internal error, an unreachable database, too many requests, or a refused request. */
export type FailureReason = 'broken' | 'away' | 'busy' | 'refused';

const PANE = `${archPath({ x: 2, y: 2, width: 24, height: 32 })}Z`;

type Props = {
  reason: FailureReason;
  locale: string;
  /** The path of the retry link; empty for the same URL, including its query. */
  retryPath: string;
};

function FailureDocument({ reason, locale, retryPath }: Props) {
  const { failure } = textsFor(locale);
  const { title, text } = failure[reason];
  return (
    <html lang={languageTagOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {createElement('style', { dangerouslySetInnerHTML: { __html: failureStyle } })}
      </head>
      <body>
        <main>
          <svg viewBox="0 0 28 36" aria-hidden="true" focusable="false">
            <path className="glass" d={PANE} />
            <path className="bars" d="M14 2V34M2 17h24M2 25.5h24" />
            <path className="edge" d={PANE} />
          </svg>
          <h1>{title}</h1>
          <p>{text}</p>
          <a href={retryPath}>{failure.again}</a>
        </main>
      </body>
    </html>
  );
}

/**
 * Renders a self-contained error document, which needs no database, script or other file. Returns its inline style too,
 * so that the content security policy can allow exactly that.
 */
export function renderFailure(
  reason: FailureReason,
  locale: string,
  retryPath: string,
): { html: string; style: string } {
  const html = renderToStaticMarkup(<FailureDocument reason={reason} locale={locale} retryPath={retryPath} />);
  return { html: `<!doctype html>${html}`, style: failureStyle };
}
