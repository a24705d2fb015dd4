import { afterAll, describe, expect, it } from 'vitest';
import { seed } from '../../support/generated.ts';
import { growthOfRequest, mostGrowth } from '../../support/hostile/request-growth.ts';
import {
  findRestTexts,
  mark,
  type RestDescription,
  type RestText,
  withMark,
} from '../../support/hostile/rest-texts.ts';
import { casesOf, shorterText } from '../../support/hostile/text-cases.ts';
import { worstCases } from '../../support/hostile/worst-cases.ts';
import { createPage } from '../../support/pages.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
await createPage(staff);

const { body: description } = await staff.get<RestDescription>('/openapi.json');
const cases = casesOf(findRestTexts(description));

async function send({ path, method, body, field }: RestText, value: string): Promise<number> {
  const client = path.includes('/auth/') ? server.visitor() : staff;
  await client.post('/auth/user');
  const text = JSON.stringify(withMark(body, field.split('.'))).replace(JSON.stringify(mark), () => value);
  const response = await client.fetch(path.replaceAll(/\{\w+\}/g, '1'), {
    method,
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': client.csrfToken(),
    },
  });
  await response.arrayBuffer();
  return response.status;
}

console.log(`long texts by REST: ${cases.length} cases of seed ${seed}`);

describe('long texts by REST', () => {
  it.each(cases)('$text.call takes linear time for $shape in $text.field', async ({ text, make }) => {
    const growth = await growthOfRequest(async (length) => {
      expect(await send(text, make(length))).toBeLessThan(500);
    }, shorterText);
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  });
});

describe('the worst texts known', async () => {
  const cases = await worstCases(staff);

  it.each(cases)('$name takes linear time', async ({ limit, send: sendCase }) => {
    expect(await growthOfRequest(sendCase, limit / 4)).toBeLessThanOrEqual(mostGrowth);
  });
});
