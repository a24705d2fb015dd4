import { expect, test } from 'vitest';
import type { ErrorItem } from '../errors/index.ts';
import { type ImageRequest, storeUser } from './store-user.ts';

const image = new File(['image data'], 'me.png', { type: 'image/png' });

async function store(request: ImageRequest | null, refusals: ErrorItem[] = []) {
  const calls: string[] = [];
  const respond = (name: string, errors: ErrorItem[] = []) => {
    calls.push(name);
    return Promise.resolve(errors);
  };
  const errors = await storeUser(
    {
      updateUser: () => respond('update', refusals),
      removeImage: () => respond('remove'),
      uploadImage: ({ name }) => respond(`upload ${name}`),
    },
    request,
  );
  return { calls, errors };
}

test('without an image request only the user is updated', async () => {
  expect(await store(null)).toEqual({ calls: ['update'], errors: [] });
});

test('a requested image removal comes after the update', async () => {
  expect((await store({ isRemoval: true, image: null })).calls).toEqual(['update', 'remove']);
});

test('an image is uploaded after the update', async () => {
  expect((await store({ isRemoval: false, image })).calls).toEqual(['update', 'upload me.png']);
});

test('no image is uploaded if its removal is requested', async () => {
  expect((await store({ isRemoval: true, image })).calls).toEqual(['update', 'remove']);
});

test('an empty image request leaves the image as it is', async () => {
  expect((await store({ isRemoval: false, image: null })).calls).toEqual(['update']);
});

test('a failed update leaves the image as it is and returns the errors', async () => {
  const refusal = { code: 'V_06', property: 'user.email' };
  expect(await store({ isRemoval: false, image }, [refusal])).toEqual({ calls: ['update'], errors: [refusal] });
});
