import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uniqueFileName, upload } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { sampleCases } from '../../support/sample-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './attacked-product.ts';

let victim: AttackedProduct;
let outside: Server;
let calls: string[];

beforeAll(async () => {
  victim = await startAttackedProduct();
  calls = [];
  outside = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  writeFileSync(join(victim.folder, 'secret.txt'), 'what nobody may read');
});
afterAll(async () => {
  outside.close();
  await victim.stop();
});

const elsewhere = () => `http://127.0.0.1:${(outside.address() as AddressInfo).port}/x`;
const onDisk = () => `file://${encodeURI(join(victim.folder, 'secret.txt'))}`;

const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" ${attributes}>` +
  `${inner}<rect id="safe" width="40" height="20" style="fill:#00ff00"/></svg>`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Everything that runs scripts or loads resources, in every known notation. */
const attacks: Readonly<Record<string, () => string | Buffer>> = {
  'a script': () => wrap('<script>alert(1)</script>'),
  'a script in capitals': () => wrap('<SCRIPT>alert(1)</SCRIPT>'),
  'a script under another prefix': () => wrap('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  'a script from elsewhere': () => wrap(`<script href="${elsewhere()}"/><script xlink:href="${elsewhere()}"/>`),
  'a script in CDATA': () => wrap('<script><![CDATA[alert(1)]]></script>'),
  'a script that closes a style': () => wrap('<style></style><script>alert(1)</script></style>'),
  'a script in a title': () => wrap('<title><script>alert(1)</script></title><desc>&lt;script&gt;alert(1)</desc>'),
  'a handler on the root element': () => wrap('', 'onload="alert(1)" onbegin="alert(1)"'),
  'a handler in capitals': () => wrap('<g ONCLICK="alert(1)" OnFocus="alert(1)" focusable="true"/>'),
  'a handler without quotes': () => wrap('<image href=x onerror=alert(1) />'),
  'foreign content': () =>
    wrap(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ),
  'a frame': () => wrap('<iframe src="javascript:alert(1)"/><embed src="a"/><object data="a"/>'),
  'a link that acts': () =>
    wrap('<a xlink:href="javascript:alert(1)" href=" java\tscript:alert(1)"><text y="9">x</text></a>'),
  'an animation that makes a link act': () =>
    wrap(
      '<a><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></a>',
    ),
  'a use of something elsewhere': () => wrap(`<use href="${elsewhere()}#a"/><use xlink:href="${elsewhere()}#a"/>`),
  'a use of data': () => wrap(`<use href="data:image/svg+xml;base64,${base64(wrap('<script>alert(1)</script>'))}#a"/>`),
  'an image from elsewhere': () =>
    wrap(`<image width="40" height="20" href="${elsewhere()}"/><feImage href="${elsewhere()}"/>`),
  'an image from the disk': () => wrap(`<image width="40" height="20" href="${onDisk()}"/><image href="/etc/passwd"/>`),
  'an embedded SVG as data': () =>
    wrap(`<image width="9" height="9" href="data:image/svg+xml;base64,${base64(wrap('<script>alert(1)</script>'))}"/>`),
  'an import in a style': () => wrap(`<style>@import "${elsewhere()}"; @import url(${elsewhere()});</style>`),
  'an escaped import': () => wrap(`<style>@\\69mport "${elsewhere()}"; rect { fill: u\\72l(${elsewhere()}) }</style>`),
  'an address in a style': () =>
    wrap(`<rect style="fill:url(${elsewhere()}#a);background:url('${elsewhere()}')" width="9" height="9"/>`),
  'an address in an attribute': () =>
    wrap(`<rect fill="url(${elsewhere()}#a)" filter="url(${elsewhere()}#b)" width="9" height="9"/>`),
  'a font from elsewhere': () => wrap(`<style>@font-face { font-family: a; src: url(${elsewhere()}) }</style>`),
  'a style sheet of the document': () => `<?xml version="1.0"?><?xml-stylesheet href="${elsewhere()}"?>${wrap('')}`,
  'an entity of the disk': () => `<!DOCTYPE svg [<!ENTITY a SYSTEM "${onDisk()}">]>${wrap('<text y="9">&a;</text>')}`,
  'an entity from elsewhere': () => `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${elsewhere()}"> %a;]>${wrap('')}`,
  'a document type from elsewhere': () => `<!DOCTYPE svg SYSTEM "${elsewhere()}">${wrap('')}`,
  'an entity that hides a script': () => `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${wrap('&a;')}`,
  'an inclusion': () =>
    wrap(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${onDisk()}" parse="text"/>`),
  'a base address': () => wrap('<image href="x"/>', `xml:base="${elsewhere()}"`),
  'a page around it': () => `<html>${wrap('<script>alert(1)</script>')}</html>`,
  'another encoding': () => Buffer.from(`\ufeff${wrap('<script>alert(1)</script>')}`, 'utf16le'),
  'a declared encoding': () =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${wrap('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')}`),
  'a compressed SVG': () => gzipSync(wrap('<script>alert(1)</script>')),
};

const activeContent =
  /<script|script>|javascript:|\son\w+\s*=|foreignObject|<iframe|<embed|<object|<animate|<set\b|@import|@font-face|ENTITY|DOCTYPE|xml-stylesheet|http:\/\/127|file:|passwd|XInclude|svg\+xml/i;

describe('an SVG that runs scripts or loads resources', () => {
  it.each(sampleCases(Object.keys(attacks), 2))('is refused, or loses that part: %s', async (what) => {
    const content = attacks[what]?.() ?? '';
    const send = () => upload(victim.staff, content, { fileName: uniqueFileName('svg') });
    const { status, body } = await victim.measureAttack(what, send);
    expect([200, 400]).toContain(status);
    if (status !== 200) return;
    const { url } = await createPublishedWith(victim.staff, imageOf(body.file));
    const shown = await victim.visitor.fetch(url);
    expect(shown.headers.get('content-type')).toBe('image/svg+xml');
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const text = await shown.text();
    expect(text.replaceAll(/xmlns(?::xlink)?="[^"]*"/g, '')).not.toMatch(activeContent);
    const rendered = await victim.measureAttack(`${what}, rendered`, () => victim.visitor.fetch(`${url}?format=jpeg`));
    const { data } = await sharp(Buffer.from(await rendered.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeGreaterThan(200);
  });

  it('contacts no other server', () => {
    expect(calls).toEqual([]);
  });
});
