export { NewPasswordFields, useAllFieldErrors } from './new-password-fields.tsx';
export { removeProfileImage, uploadProfileImage } from './profile-image.ts';
export { ProfileImageField } from './profile-image-field.tsx';
export { type ImageRequest, storeUser } from './store-user.ts';
export { userFlags } from './user-flags.ts';
