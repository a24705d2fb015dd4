import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The function that hostile texts call. */
    __ran: () => void;
    /** Reports a finding to the test. */
    reportXSS: (what: string) => Promise<void>;
  }
}

export type XSSDetector = {
  /** Findings so far: a call, a dialog, a CSP violation, a request to another host. */
  findings: string[];
  watch: (page: Page) => void;
};

/**
 * Installs a detector in every document of the browser context, including frames: reports scripts, dialogs and
 * requests.
 */
export async function installXSSDetector(context: BrowserContext, origin: string): Promise<XSSDetector> {
  const findings: string[] = [];
  await context.exposeFunction('reportXSS', (what: string) => void findings.push(what));
  await context.addInitScript(() => {
    window.__ran = () => void window.reportXSS(`a text was run at ${window.location.href}`);
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.reportXSS(`the content policy refused ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      findings.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) findings.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol)) findings.push(request.url());
    });
    page.on('pageerror', (error) => findings.push(`an error: ${error.message}`));
  };
  return { findings, watch };
}

/**
 * Anything that a text must not bring into a document: active elements, handlers, script addresses, a polluted
 * prototype.
 */
export async function findInjected(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(readInjected)));
  return found.flat();
}

function readInjected(): string[] {
  const script = 'script:not([src^="/"], [type="application/json"]#site-state)';
  const acting = `${script}, object, embed, applet, portal, base, meta[http-equiv], frame, math, marquee`;
  const hostile = [...document.querySelectorAll(acting)].map(({ outerHTML }) => outerHTML.slice(0, 200));
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
      const runs =
        isAddress && /^(javascript|vbscript|data:(text|application))/i.test(value.replace(/[^\x21-\x7e]/g, ''));
      if (name.startsWith('on') || runs) hostile.push(`${element.tagName} ${name}=${value.slice(0, 100)}`);
    }
  }
  // The site's data block: a text that ended it would leave it unreadable, or bring a second one.
  const states = [...document.querySelectorAll('#site-state')];
  if (states.length > 1) hostile.push('a second data block');
  for (const { textContent } of states) JSON.parse(textContent);
  if ('polluted' in {}) hostile.push('the prototype of all objects');
  return hostile;
}
