import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What hostile texts call. */
    __ran: () => void;
    /** Tells the test. */
    tellTrap: (what: string) => Promise<void>;
  }
}

export type Trap = {
  /** What went off so far: a call, a dialog, a refusal of the content policy, a request to somewhere else. */
  caught: string[];
  watch: (page: Page) => void;
};

/** A trap in every document of the browser, its frames too: whatever runs, asks or loads is told. */
export async function setTrap(context: BrowserContext, origin: string): Promise<Trap> {
  const caught: string[] = [];
  await context.exposeFunction('tellTrap', (what: string) => void caught.push(what));
  await context.addInitScript(() => {
    window.__ran = () => void window.tellTrap(`a text was run at ${window.location.href}`);
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.tellTrap(`the content policy refused ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const watch = (page: Page) => {
    page.on('dialog', (dialog) => {
      caught.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) caught.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol)) caught.push(request.url());
    });
    page.on('pageerror', (error) => caught.push(`an error: ${error.message}`));
  };
  return { caught, watch };
}

/** What no text may bring into a document: elements that act, handlers, addresses that run, a changed prototype. */
export async function findInjected(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(readInjected)));
  return found.flat();
}

function readInjected(): string[] {
  const acting = 'script:not([src^="/"]), object, embed, applet, portal, base, meta[http-equiv], frame, math, marquee';
  const hostile = [...document.querySelectorAll(acting)].map(({ outerHTML }) => outerHTML.slice(0, 200));
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
      const runs =
        isAddress && /^(javascript|vbscript|data:(text|application))/i.test(value.replace(/[^\x21-\x7e]/g, ''));
      if (name.startsWith('on') || runs) hostile.push(`${element.tagName} ${name}=${value.slice(0, 100)}`);
    }
  }
  if ('polluted' in {}) hostile.push('the prototype of all objects');
  return hostile;
}
