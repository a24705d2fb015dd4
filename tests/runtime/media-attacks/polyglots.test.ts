import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedFile, errorsOf, type FileBody, picture, someName, upload } from '../../rest/media/media-fixtures.ts';
import { createPublishedWith, use } from '../../rest/media/page-fixtures.ts';
import { cutPicture, cuts, marker, polyglots } from './polyglots.ts';
import { someOf } from '../../support/some-of.ts';
import { startVictim, type Victim } from './victim.ts';

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim();
});
afterAll(() => victim.stop());

/** Text may hold what it likes, as long as nobody is shown it as anything else. */
const isPicture = (file: FileBody): boolean => file.dimensions !== null;

async function expectHarmless(answer: Response, file: FileBody): Promise<void> {
  const { headers } = answer;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (isPicture(file)) {
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

describe('a file that is two things', () => {
  it.each(someOf(polyglots, 2))('is refused or harmless: %s', async (what, fileName, make) => {
    const content = await make();
    const name = `${someName('x')}-${fileName}`;
    const answer = await victim.withstand(what, () => upload(victim.staff, content, { fileName: name }));
    if (answer.status !== 200) {
      expect([answer.status, errorsOf(answer)]).toEqual([400, ['V_12 media.f']]);
      return;
    }
    const { file } = answer.body;
    await expectHarmless(await victim.staff.fetch(`/api/ximblox/medialib/preview-image?imageID=${file.id}`), file);
    if (!isPicture(file)) return;
    const { url } = await createPublishedWith(victim.staff, use(file));
    for (const form of ['', '?w=320', '?format=jpeg']) {
      await expectHarmless(await victim.visitor.fetch(`${url}${form}`), file);
    }
  });
});

describe('a picture that ends too early', () => {
  it.each(someOf(cuts, 3))('is refused: %s, after %d of it', async (format, share) => {
    const content = await cutPicture(format, share);
    const answer = await victim.withstand(`${format} cut at ${share}`, () =>
      upload(victim.staff, content, { fileName: someName(format) }),
    );
    expect([answer.status, errorsOf(answer)]).toEqual([400, ['V_12 media.f']]);
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
    file = await addedFile(victim.staff, await picture({ width: 400, height: 300 }).jpeg().toBuffer());
  });

  const crop = { x: '0', y: '0', width: '10', height: '10', rotate: '0', scaleX: '1', scaleY: '1' };
  const show = (path: string, query: Record<string, string>) =>
    victim.staff.fetch(`/api/ximblox/medialib/${path}?${new URLSearchParams({ imageID: `${file.id}`, ...query })}`);

  it.each(Object.keys(crop))('of a crop are refused, or clear: %s', async (name) => {
    const answers = await victim.withstand(`${numbers.length} numbers as ${name} of a crop`, () =>
      Promise.all(numbers.map((number) => show('preview-crop', { ...crop, [name]: number }))),
    );
    const allowed = ['x', 'y', 'rotate'].includes(name) ? ['0'] : [];
    const taken = numbers.filter((_, index) => answers[index]?.status === 200);
    expect(taken.filter((number) => !allowed.includes(number) && number !== '-1')).toEqual([]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
  });

  it.each(['preview-image w', 'page file w', 'page file ratio', 'page file format'])(
    'are refused as %s',
    async (name) => {
      const [, place, field = ''] = /^(.*) (\w+)$/.exec(name) ?? [];
      const { url } = await createPublishedWith(victim.staff, use(file));
      const ask = (number: string) =>
        place === 'page file'
          ? victim.visitor.fetch(`${url}?${new URLSearchParams({ [field]: number })}`)
          : show('preview-image', { [field]: number });
      const answers = await victim.withstand(`${numbers.length} numbers as ${name}`, () =>
        Promise.all(numbers.map(ask)),
      );
      expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 400));
    },
  );

  it('of a crop on a page are refused when it is stored, or cut to the picture when it is shown', async () => {
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
    await victim.withstand(`${crops.length} crops on pages`, async () => {
      for (const one of crops) {
        try {
          const { url } = await createPublishedWith(victim.staff, use(file, one));
          expect([one, (await victim.visitor.fetch(`${url}?w=320`)).status]).toEqual([one, 200]);
        } catch (error) {
          expect(String(error)).toContain('"V_12"');
        }
      }
    });
  });
});
