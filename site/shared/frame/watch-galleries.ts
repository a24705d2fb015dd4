/** Opens the images of a gallery in a dialog; the native dialog traps and restores the focus. */
export function watchGalleries(page: Document): void {
  for (const gallery of page.querySelectorAll<HTMLElement>('[data-gallery]')) watchGallery(gallery);
}

function watchGallery(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('li a')];
  const dialog = gallery.querySelector('dialog');
  if (!dialog) return;
  const image = gallery.ownerDocument.createElement('img');
  let index = 0;
  const show = (next: number) => {
    index = (next + links.length) % links.length;
    image.src = links[index]?.href ?? '';
    image.alt = links[index]?.querySelector('img')?.alt ?? '';
  };
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('li a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(links.indexOf(link));
    dialog.prepend(image);
    dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    const step = target instanceof HTMLElement ? Number(target.dataset.step ?? 0) : 0;
    if (step === 0) dialog.close();
    else show(index + step);
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  });
}
