import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the last key to the first frame after the canvas changed; null before that. */
    paintedAfter: number | null;
  }
}

/**
 * Times each key inside the browser: from the event's own timestamp, when the key arrived, to the first task after the
 * frame in which the canvas document changed.
 */
export async function listenForPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
    if (!canvas) throw new Error('The editor has no canvas');
    let pressedAt: number | null = null;
    const finish = () => {
      if (pressedAt === null) return;
      const start = pressedAt;
      pressedAt = null;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.paintedAfter = performance.now() - start;
        };
        channel.port2.postMessage(null);
      });
    };
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Alt') return;
        window.paintedAfter = null;
        pressedAt = event.timeStamp;
      },
      { capture: true },
    );
    const blocks = canvas.querySelector('[data-puck-component]')?.parentElement ?? canvas.body;
    new MutationObserver(finish).observe(blocks, { subtree: true, childList: true, characterData: true });
  });
}

/** Milliseconds from the key that `press` sends to the frame that shows it in the canvas. */
export async function paintedAfter(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  const handle = await page.waitForFunction(() => window.paintedAfter);
  return (await handle.jsonValue()) ?? Number.NaN;
}
