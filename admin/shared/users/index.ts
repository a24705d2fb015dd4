export { NewPasswordFields, useJoinedFieldErrors } from './new-password-fields.tsx';
export { ProfileImageField } from './profile-image-field.tsx';
export { type ImageRequest, storeUser } from './store-user.ts';
export { userChangeFlags } from './user-change-flags.ts';
export { useProfileImageCalls } from './use-profile-image-calls.ts';
