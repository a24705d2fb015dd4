const fileExtension = /\.(jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const cameraFileName =
  /^(img|dsc[nf]?|pict?|p|image|photo|foto|bild|afbeelding|screenshot|screen shot|schermafbeelding|bildschirmfoto|capture d’écran|capture)[\s_-]*\(?\d[\d\s_.-]*\)?$/i;
const joinedWords = /^[a-z0-9]+(?:[_-][a-z0-9]+)+$/i;

const normaliseName = (name: string): string =>
  name
    .replace(fileExtension, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether an alternative text is a file name, such as a camera gives, and no description. */
export function looksLikeFileName(altText: string, fileName: string): boolean {
  const text = altText.trim();
  if (text === '') return false;
  if (fileExtension.test(text) || cameraFileName.test(text) || joinedWords.test(text)) return true;
  // A word without digits may be both the description and the file's name.
  return normaliseName(text) === normaliseName(fileName) && /\d/.test(text);
}
