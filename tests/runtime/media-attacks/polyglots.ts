import sharp from 'sharp';
import { office, pdf, zip } from '../../support/document-files.ts';
import { createImage } from '../../support/media-files.ts';

/** Script in every polyglot: a browser that mistook the file for a page or a script would run it. */
export const marker = 'alert("broken in")';
const page = `<html><body><script>${marker}</script></body></html>`;

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
const small = (format: Format) => createImage().toFormat(format).toBuffer();
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

async function gifWithComment(): Promise<Buffer> {
  const gif = await small('gif');
  const comment = Buffer.from(`*/=1;${marker}//`);
  return join(gif.subarray(0, -1), Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0, 0x3b]));
}

/** Files of two types at once; the name is the one that would help an attacker most. */
export const polyglots: readonly (readonly [what: string, fileName: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['a GIF whose head is a script', 'a.js', () => join('GIF89a/*', Buffer.alloc(20), `*/=1;${marker}`)],
  ['a GIF with a script in a comment', 'a.gif', gifWithComment],
  ['a GIF with a script behind it', 'a.js', async () => join(await small('gif'), `*/;${marker}`)],
  [
    'a JPEG with a ZIP behind it',
    'a.zip',
    async () => join(await small('jpeg'), zip([{ name: 'a.html', content: page }])),
  ],
  [
    'a JPEG with a page in its comment',
    'a.html',
    async () => {
      const jpeg = await small('jpeg');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(page.length + 2);
      return join(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, page, jpeg.subarray(2));
    },
  ],
  [
    'a JPEG with a page in its camera data',
    'a.html',
    () =>
      createImage()
        .jpeg()
        .withExifMerge({ IFD0: { ImageDescription: page } })
        .toBuffer(),
  ],
  ['a PNG with a page behind it', 'a.php', async () => join(await small('png'), `<?php system("id"); ?>${page}`)],
  ['a WebP with a script behind it', 'a.js', async () => join(await small('webp'), `*/;${marker}`)],
  ['an AVIF with a page behind it', 'a.html', async () => join(await small('avif'), page)],
  ['a PDF with a page in it', 'a.html', () => join('%PDF-1.4\n', page, pdf)],
  [
    'a PDF with a script of its own',
    'a.pdf',
    () => join(pdf, `1 0 obj<</OpenAction<</S/JavaScript/JS(${marker})>>>>endobj`),
  ],
  ['a page with a PDF behind it', 'a.pdf', () => join(page, pdf)],
  ['a page with a JPEG behind it', 'a.jpg', async () => join(page, await small('jpeg'))],
  ['a page that is called an image', 'a.png', () => join(page)],
  ['a page that is called text', 'a.txt', () => join(page)],
  ['a table with a formula and a page', 'a.csv', () => join(`=cmd|' /C calc'!A0,${page}\n`)],
  ['text that begins like a page of another encoding', 'a.txt', () => join('+ADw-script+AD4-', marker)],
  [
    'an Office file with a page before it',
    'a.docx',
    () => join(page, office('application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  ],
  ['an archive that is called an Office file', 'a.docx', () => zip([{ name: 'a.html', content: page }])],
  ['a ZIP whose entry leads out', 'a.docx', () => zip([{ name: '../../../../tmp/broken-in', content: page }])],
  ['a program that is called an image', 'a.jpg', () => join('MZ', Buffer.alloc(200), page)],
  ['a program that is called a PDF', 'a.pdf', () => join('\x7fELF', Buffer.alloc(200), page)],
  ['an image that is called a program', 'a.exe', () => small('jpeg')],
  ['an image with two extensions', 'a.php.jpg', () => small('png')],
];

/** Truncated images of every format. */
export const truncations: readonly (readonly [Format, number])[] = (
  ['jpeg', 'png', 'gif', 'webp', 'avif'] as const
).flatMap((format) => [0.02, 0.3, 0.7, 0.98].map((share) => [format, share] as const));

export async function truncatedImage(format: Format, share: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length * share));
}
