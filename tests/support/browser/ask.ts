import type { Page } from '@playwright/test';

type Answer<Data> = { data: Data; errors?: unknown };

/** One GraphQL call of the browser's session, beside what is on the screen; throws what the server refuses. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors) throw new Error(JSON.stringify(errors));
  for (const [field, answer] of Object.entries(data as Record<string, { errors?: unknown[] } | null>)) {
    if (answer?.errors?.length) throw new Error(`${field}: ${JSON.stringify(answer.errors)}`);
  }
  return data;
}

/** Calls one mutation, written with its arguments, of which only its errors matter. */
export async function mutate(page: Page, call: string): Promise<void> {
  await ask(page, `mutation { answer: ${call} { errors { code property } } }`);
}
