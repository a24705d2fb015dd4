type Gallery = { dialog: HTMLDialogElement; links: readonly HTMLAnchorElement[] };

function galleryAround(target: EventTarget | null): Gallery | null {
  const gallery = target instanceof Element ? target.closest<HTMLElement>('[data-gallery]') : null;
  const dialog = gallery?.querySelector('dialog');
  return gallery && dialog ? { dialog, links: [...gallery.querySelectorAll<HTMLAnchorElement>('li a')] } : null;
}

/** Shows the image of a link in the gallery's dialog; beyond the ends it begins anew. */
function showImage({ dialog, links }: Gallery, number: number): void {
  const index = (number + links.length) % links.length;
  const slot = dialog.querySelector<HTMLElement>('[data-gallery-image]');
  if (!slot) return;
  const image = slot.querySelector('img') ?? slot.appendChild(dialog.ownerDocument.createElement('img'));
  image.src = links[index]?.href ?? '';
  image.alt = links[index]?.querySelector('img')?.alt ?? '';
  slot.dataset.galleryImage = String(index);
}

function step(gallery: Gallery, by: number): void {
  const slot = gallery.dialog.querySelector<HTMLElement>('[data-gallery-image]');
  showImage(gallery, Number(slot?.dataset.galleryImage) + by);
}

function handleClick(gallery: Gallery, event: MouseEvent): void {
  const target = event.target as HTMLElement;
  const link = target.closest<HTMLAnchorElement>('li a');
  if (link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showImage(gallery, gallery.links.indexOf(link));
    gallery.dialog.showModal();
  } else if (gallery.dialog.contains(target)) {
    const by = Number(target.dataset.step ?? 0);
    if (by === 0) gallery.dialog.close();
    else step(gallery, by);
  }
}

/** Opens the images of galleries in a dialog. Without this an image opens on its own. */
export function watchGalleries(page: Document): void {
  page.addEventListener('click', (event) => {
    const gallery = galleryAround(event.target);
    if (gallery) handleClick(gallery, event);
  });
  page.addEventListener('keydown', ({ key, target }) => {
    const gallery = galleryAround(target);
    if (!gallery?.dialog.open) return;
    if (key === 'ArrowLeft') step(gallery, -1);
    if (key === 'ArrowRight') step(gallery, 1);
  });
}
