/** Closes details elements that act as menus on Escape and on clicks or focus outside. They work without this. */
export function watchDetails(page: Document): void {
  for (const details of page.querySelectorAll<HTMLDetailsElement>('[data-closing]')) {
    details.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    });
    details.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    });
    page.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    });
  }
}
