// Made by script alone, so its class names stand here and not in a module, whose names the site's build drops.
import './gallery-dialog.css';

/** Opens the pictures of a gallery above the page; the browser's dialog keeps focus in, and gives it back. */
export function watchGalleries(page: Document): void {
  for (const gallery of page.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a')];
    gallery.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(gallery, links, links.indexOf(link));
    });
  }
}

const SYMBOLS = { previous: '←', next: '→', close: '×' } as const;

function open(gallery: HTMLElement, links: readonly HTMLAnchorElement[], first: number): void {
  const page = gallery.ownerDocument;
  const dialog = page.createElement('dialog');
  const picture = page.createElement('img');
  let index = first;
  const show = (step: number) => {
    index = (index + step + links.length) % links.length;
    picture.src = links[index]?.href ?? '';
    picture.alt = links[index]?.querySelector('img')?.alt ?? '';
  };
  const makeButton = (name: keyof typeof SYMBOLS, press: () => void) => {
    const button = page.createElement('button');
    button.type = 'button';
    button.className = `gallery-dialog-${name}`;
    button.ariaLabel = gallery.dataset[name] ?? '';
    button.textContent = SYMBOLS[name];
    button.addEventListener('click', press);
    return button;
  };
  dialog.className = 'gallery-dialog';
  dialog.append(
    picture,
    makeButton('close', () => dialog.close()),
  );
  if (links.length > 1)
    dialog.append(
      makeButton('previous', () => show(-1)),
      makeButton('next', () => show(1)),
    );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(-1);
    if (key === 'ArrowRight') show(1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  show(0);
  page.body.append(dialog);
  dialog.showModal();
}
