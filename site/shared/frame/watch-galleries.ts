/** Opens the pictures of a gallery above the page; the browser's dialog keeps focus in, and gives it back. */
export function watchGalleries(page: Document): void {
  for (const gallery of page.querySelectorAll<HTMLElement>('[data-gallery]')) watchGallery(gallery);
}

function watchGallery(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('li a')];
  const dialog = gallery.querySelector('dialog');
  if (!dialog) return;
  const picture = gallery.ownerDocument.createElement('img');
  let index = 0;
  const show = (next: number) => {
    index = (next + links.length) % links.length;
    picture.src = links[index]?.href ?? '';
    picture.alt = links[index]?.querySelector('img')?.alt ?? '';
  };
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('li a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(links.indexOf(link));
    dialog.prepend(picture);
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
