/** Closes what opens like a menu on Escape and when the visitor goes elsewhere. It opens and leads on without this. */
export function closeDetails(page: Document): void {
  for (const opened of page.querySelectorAll<HTMLDetailsElement>('[data-closing]')) {
    opened.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !opened.open) return;
      opened.open = false;
      opened.querySelector('summary')?.focus();
    });
    opened.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !opened.contains(relatedTarget)) opened.open = false;
    });
    page.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !opened.contains(target)) opened.open = false;
    });
  }
}
