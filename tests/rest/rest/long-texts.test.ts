import { afterAll, describe, expect, it } from 'vitest';
import { isLongRun, seed } from '../../support/random.ts';
import { growthOfRequest, maxGrowth } from '../../support/hostile/request-growth.ts';
import {
  type AddressText,
  findAddressTexts,
  findFormTexts,
  findRestTexts,
  type FormText,
  placeholder,
  type RestDescription,
  type RestText,
  withPlaceholder,
} from '../../support/hostile/rest-texts.ts';
import { casesOf, shortAddressLength, shortFieldLength, shortTextLength } from '../../support/hostile/text-cases.ts';
import { worstCases } from '../../support/hostile/worst-cases.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
await createPage(staff);

const { body: description } = await staff.get<RestDescription>('/openapi.json');
const cases = casesOf(findRestTexts(description));

const fillPath = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');

const xhr = (client: TestClient) => ({ 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': client.csrfToken() });

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

async function send({ path, method, body, field }: RestText, value: string): Promise<number> {
  const client = path.includes('/auth/') ? server.visitor() : staff;
  await client.post('/auth/user');
  const text = JSON.stringify(withPlaceholder(body, field.split('.'))).replace(
    JSON.stringify(placeholder),
    () => value,
  );
  const headers = { ...xhr(client), 'content-type': 'application/json' };
  return statusOf(await client.fetch(fillPath(path), { method, body: text, headers }));
}

/** A text as an address contains it, cut to at most `length` characters. */
const inAddress = (text: string, length: number): string => {
  const encoded = Array.from(text.toWellFormed(), encodeURIComponent);
  const mean = encoded.slice(0, 100).join('').length / Math.min(100, encoded.length);
  return encoded.slice(0, Math.floor(length / Math.max(1, mean))).join('');
};

async function sendInAddress({ path, method, place, field }: AddressText, text: string): Promise<number> {
  const address = place === 'path' ? path.replace(`{${field}}`, text) : `${path}?${field}=${text}`;
  return statusOf(await staff.fetch(fillPath(address), { method, headers: xhr(staff) }));
}

async function sendInForm({ path, method, place, field, fields }: FormText, text: string): Promise<number> {
  const form = new FormData();
  for (const name of fields) {
    if (name === field && place === 'field') form.append(name, text);
    else if (name === 'path') form.append(name, '/');
    else form.append(name, new Blob(['a']), name === field ? text : 'a.txt');
  }
  return statusOf(await staff.fetch(fillPath(path), { method, body: form, headers: xhr(staff) }));
}

const asAddress = <Text>(text: Text) => ({ ...text, kind: 'address' as const });
const addressCases = casesOf(findAddressTexts(description).map(asAddress));
const formCases = casesOf(findFormTexts(description).map(asAddress));

console.log(`long texts by REST: ${cases.length + addressCases.length + formCases.length} cases of seed ${seed}`);

describe('long texts in REST bodies', () => {
  it.each(cases)('take linear time in $text.call for $shape in $text.field', async ({ text, make }) => {
    const growth = await growthOfRequest(async (length) => {
      expect(await send(text, make(length))).toBeLessThan(500);
    }, shortTextLength);
    expect(growth).toBeLessThanOrEqual(maxGrowth);
  });
});

describe('long texts in addresses', () => {
  it.each(addressCases)('take linear time in $text.call for $shape in $text.field', async ({ text, make }) => {
    const growth = await growthOfRequest(async (length) => {
      expect(await sendInAddress(text, inAddress(JSON.parse(make(length)) as string, length))).toBeLessThan(500);
    }, shortAddressLength);
    expect(growth).toBeLessThanOrEqual(maxGrowth);
  });
});

describe('long texts in forms', () => {
  it.each(formCases)('take linear time in $text.call for $shape in $text.field', async ({ text, make }) => {
    const growth = await growthOfRequest(async (length) => {
      expect(await sendInForm(text, JSON.parse(make(length)) as string)).toBeLessThan(500);
    }, shortFieldLength);
    expect(growth).toBeLessThanOrEqual(maxGrowth);
  });
});

describe('the known worst texts', async () => {
  const cases = await worstCases(staff);

  it.each(cases)('take linear time: $name', async ({ limit, send: sendCase }) => {
    expect(await growthOfRequest(sendCase, limit / (isLongRun ? 4 : 16))).toBeLessThanOrEqual(maxGrowth);
  });
});
