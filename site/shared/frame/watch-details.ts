const selector = '[data-closing]';

const detailsAround = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(selector) : null;

/** Closes details elements that act as menus on Escape and on clicks or focus outside. They work without this. */
export function watchDetails(page: Document): void {
  page.addEventListener('keydown', ({ key, target }) => {
    const details = detailsAround(target);
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const details = detailsAround(target);
    if (details && relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  });
  page.addEventListener('pointerdown', ({ target }) => {
    for (const details of page.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
      if (target instanceof Node && !details.contains(target)) details.open = false;
  });
}
