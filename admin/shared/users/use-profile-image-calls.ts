import { useCallback } from 'react';
import { useRemoveUserImageMutation, useSetUserImageMutation } from '../../generated/graphql.ts';
import type { StoreCalls } from './store-user.ts';

type ImageCalls = (id: number) => Pick<StoreCalls, 'removeImage' | 'uploadImage'>;

/** Calls that change a user's image; errors UM_05 to UM_08 are reported for `user.profileImage`. */
export function useProfileImageCalls(): ImageCalls {
  const [setImage] = useSetUserImageMutation();
  const [removeImage] = useRemoveUserImageMutation();
  return useCallback(
    (id) => ({
      removeImage: async () => (await removeImage({ variables: { id } })).data?.removeUserImage.errors,
      uploadImage: async (image) => (await setImage({ variables: { id, image } })).data?.setUserImage.errors,
    }),
    [setImage, removeImage],
  );
}
