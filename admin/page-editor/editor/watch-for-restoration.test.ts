import { expect, it, vi } from 'vitest';
import { sampleContent } from '../../../tests/support/page-content.ts';
import { createObservable } from '../../shared/observable.ts';
import { watchForRestoration } from './watch-for-restoration.ts';

function start(areRestored: () => boolean) {
  const content = createObservable(sampleContent());
  const publicationActionCount = createObservable(0);
  const dismiss = vi.fn();
  const end = watchForRestoration({ content, publicationActionCount }, areRestored, dismiss);
  return { content, publicationActionCount, dismiss, end };
}

it('dismisses the offer to restore blocks once they are restored', () => {
  let isRestored = false;
  const { content, dismiss } = start(() => isRestored);
  content.set(sampleContent());
  expect(dismiss).not.toHaveBeenCalled();
  isRestored = true;
  content.set(sampleContent());
  expect(dismiss).toHaveBeenCalled();
});

it('dismisses it once the page was published or its publication requested', () => {
  const { publicationActionCount, dismiss } = start(() => false);
  publicationActionCount.set(1);
  expect(dismiss).toHaveBeenCalled();
});

it('does nothing after it was stopped', () => {
  const { content, publicationActionCount, dismiss, end } = start(() => true);
  end();
  content.set(sampleContent());
  publicationActionCount.set(1);
  expect(dismiss).not.toHaveBeenCalled();
});
