import type { Measured } from './target.ts';
import { isShown } from './visible.ts';

const landmarks = 'header, nav, main, footer, aside, dialog, [role=dialog], [role=region], section[aria-label]';
const headings = 'h1, h2, h3';
const controls = 'button, input, select, textarea, [role=button], [role=textbox], [role=combobox]';

function wordsOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
  const isLandmark = element.matches(landmarks);
  return (label ?? (isLandmark ? '' : element.textContent)).replaceAll(/\s+/g, ' ').trim().slice(0, 50);
}

/** What is no larger than a point is there for programs that read pages aloud. */
const hasSize = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
};

/** Measures landmarks, headings, buttons and fields, once all fonts and images are loaded. */
export async function measure(): Promise<Measured> {
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  const root = document.documentElement;
  const elements = [...document.querySelectorAll(`${landmarks}, ${headings}, ${controls}`)];
  const parts = elements
    .filter((element) => isShown(element) && hasSize(element))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const role = element.getAttribute('role') ?? element.localName;
      return { what: `${role} ${wordsOf(element)}`.trim(), box: { x, y: y + scrollY, width, height } };
    });
  return { parts, overflow: root.scrollWidth - root.clientWidth };
}
