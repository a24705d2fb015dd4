const extension = /\.(jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const camera =
  /^(img|dsc[nf]?|pict?|p|image|photo|foto|bild|afbeelding|screenshot|screen shot|schermafbeelding|bildschirmfoto|capture d’écran|capture)[\s_-]*\(?\d[\d\s_.-]*\)?$/i;
const noise = /^[a-z0-9]+(?:[_-][a-z0-9]+)+$/i;

const bare = (name: string): string =>
  name
    .replace(extension, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether an alternative text is the name of a file, or what a camera would call one, in place of a description. */
export function looksLikeFileName(altText: string, fileName: string): boolean {
  const text = altText.trim();
  if (text === '') return false;
  if (extension.test(text) || camera.test(text) || noise.test(text)) return true;
  // One word can describe a picture and name its file; several words with the same signs between them are the name.
  return bare(text) === bare(fileName) && /\d/.test(text);
}
