import { expect, test } from 'vitest';
import type { ErrorItem } from '../errors/index.ts';
import { type ImageRequest, storeUser } from './store-user.ts';

const image = new File(['picture'], 'me.png', { type: 'image/png' });

async function store(request: ImageRequest | null, refusals: ErrorItem[] = []) {
  const calls: string[] = [];
  const answer = (name: string, errors: ErrorItem[] = []) => {
    calls.push(name);
    return Promise.resolve(errors);
  };
  const errors = await storeUser(
    {
      updateUser: () => answer('update', refusals),
      removeImage: () => answer('remove'),
      uploadImage: ({ name }) => answer(`upload ${name}`),
    },
    request,
  );
  return { calls, errors };
}

test('without an image request only the user is updated', async () => {
  expect(await store(null)).toEqual({ calls: ['update'], errors: [] });
});

test('a requested removal comes after the update', async () => {
  expect((await store({ isRemoval: true, image: null })).calls).toEqual(['update', 'remove']);
});

test('an image is uploaded after the update', async () => {
  expect((await store({ isRemoval: false, image })).calls).toEqual(['update', 'upload me.png']);
});

test('where removal is requested, an image is not uploaded', async () => {
  expect((await store({ isRemoval: true, image })).calls).toEqual(['update', 'remove']);
});

test('a request with neither leaves the picture as it is', async () => {
  expect((await store({ isRemoval: false, image: null })).calls).toEqual(['update']);
});

test('a refused update leaves the picture alone and tells why', async () => {
  const refusal = { code: 'V_06', property: 'user.email' };
  expect(await store({ isRemoval: false, image }, [refusal])).toEqual({ calls: ['update'], errors: [refusal] });
});
