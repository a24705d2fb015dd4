import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, errorsOf, type FileBody, createImage, uniqueFileName, upload } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { truncatedImage, truncations, marker, polyglots } from './polyglots.ts';
import { sampleCases } from '../../support/sample-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './attacked-product.ts';

let victim: AttackedProduct;

beforeAll(async () => {
  victim = await startAttackedProduct();
});
afterAll(() => victim.stop());

/** Text may contain anything, if it is never served as another type. */
const isImage = (file: FileBody): boolean => file.dimensions !== null;

async function expectHarmless(response: Response, file: FileBody): Promise<void> {
  const { headers } = response;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (isImage(file)) {
    expect(headers.get('content-type')).toMatch(/^image\/(?:jpeg|png|gif|webp|avif)$/);
    expect(bytes.includes(marker) || bytes.includes('<script') || bytes.includes('<?php')).toBe(false);
  } else {
    expect(headers.get('content-type')).toMatch(/^(?:application\/(?:pdf|vnd\.|msword)|text\/(?:plain|csv)\b)/);
    const isPdf = headers.get('content-type') === 'application/pdf';
    expect(headers.get('content-disposition')).toMatch(
      isPdf ? /^attachment; filename=.*\.pdf/ : /^attachment; filename=/,
    );
  }
}

describe('a polyglot file', () => {
  it.each(sampleCases(polyglots, 2))('is refused or harmless: %s', async (what, fileName, make) => {
    const content = await make();
    const name = `${uniqueFileName('x')}-${fileName}`;
    const response = await victim.measureAttack(what, () => upload(victim.staff, content, { fileName: name }));
    if (response.status !== 200) {
      expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
      return;
    }
    const { file } = response.body;
    await expectHarmless(await victim.staff.fetch(`/api/ximblox/medialib/preview-image?imageID=${file.id}`), file);
    if (!isImage(file)) return;
    const { url } = await createPublishedWith(victim.staff, imageOf(file));
    for (const form of ['', '?w=320', '?format=jpeg']) {
      await expectHarmless(await victim.visitor.fetch(`${url}${form}`), file);
    }
  });
});

describe('a truncated image', () => {
  it.each(sampleCases(truncations, 3))('is refused: %s, after %d of it', async (format, share) => {
    const content = await truncatedImage(format, share);
    const response = await victim.measureAttack(`${format} cut at ${share}`, () =>
      upload(victim.staff, content, { fileName: uniqueFileName(format) }),
    );
    expect([response.status, errorsOf(response)]).toEqual([400, ['V_12 media.f']]);
  });
});

describe('absurd sizes', () => {
  const numbers = [
    '0',
    '-1',
    '1e9',
    '1e308',
    '-1e308',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '0x7fffffff',
    '4294967296',
    '1;2',
    '',
  ];
  let file: FileBody;
  beforeAll(async () => {
    file = await addFile(victim.staff, await createImage({ width: 400, height: 300 }).jpeg().toBuffer());
  });

  const crop = { x: '0', y: '0', width: '10', height: '10', rotate: '0', scaleX: '1', scaleY: '1' };
  const show = (path: string, query: Record<string, string>) =>
    victim.staff.fetch(`/api/ximblox/medialib/${path}?${new URLSearchParams({ imageID: `${file.id}`, ...query })}`);

  it.each(Object.keys(crop))('of a crop are refused, or return clear errors: %s', async (name) => {
    const responses = await victim.measureAttack(`${numbers.length} numbers as ${name} of a crop`, () =>
      Promise.all(numbers.map((number) => show('preview-crop', { ...crop, [name]: number }))),
    );
    const allowed = ['x', 'y', 'rotate'].includes(name) ? ['0'] : [];
    const taken = numbers.filter((_, index) => responses[index]?.status === 200);
    expect(taken.filter((number) => !allowed.includes(number) && number !== '-1')).toEqual([]);
    expect(responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
  });

  it.each(['preview-image w', 'page file w', 'page file ratio', 'page file format'])(
    'are refused as %s',
    async (name) => {
      const [, place, field = ''] = /^(.*) (\w+)$/.exec(name) ?? [];
      const { url } = await createPublishedWith(victim.staff, imageOf(file));
      const ask = (number: string) =>
        place === 'page file'
          ? victim.visitor.fetch(`${url}?${new URLSearchParams({ [field]: number })}`)
          : show('preview-image', { [field]: number });
      const responses = await victim.measureAttack(`${numbers.length} numbers as ${name}`, () =>
        Promise.all(numbers.map(ask)),
      );
      expect(responses.map(({ status }) => status)).toEqual(numbers.map(() => 400));
    },
  );

  it('of a crop on a page are refused on storing, or clamped to the image on display', async () => {
    const crops = [
      { width: 1e12, height: 1e12 },
      { x: 1e12, y: 1e12 },
      { x: -5 },
      { width: 0 },
      { rotate: 1e9 },
      { scaleX: 1e9 },
      { width: 1e-9, height: 1e-9, rotate: 33.3333333333 },
      { rotate: 360, width: 400, height: 300 },
    ];
    await victim.measureAttack(`${crops.length} crops on pages`, async () => {
      for (const one of crops) {
        try {
          const { url } = await createPublishedWith(victim.staff, imageOf(file, one));
          expect([one, (await victim.visitor.fetch(`${url}?w=320`)).status]).toEqual([one, 200]);
        } catch (error) {
          expect(String(error)).toContain('"V_12"');
        }
      }
    });
  });
});
