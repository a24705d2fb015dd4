/** Closes the list of languages on Escape and when the visitor goes elsewhere. It opens and leads on without this. */
export function watchLanguageChoice(page: Document): void {
  for (const choice of page.querySelectorAll<HTMLDetailsElement>('[data-language-choice]')) {
    choice.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !choice.open) return;
      choice.open = false;
      choice.querySelector('summary')?.focus();
    });
    choice.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !choice.contains(relatedTarget)) choice.open = false;
    });
    page.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !choice.contains(target)) choice.open = false;
    });
  }
}
