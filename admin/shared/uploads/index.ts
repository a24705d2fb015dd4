export { sendForm, type UploadOptions } from './send-form.ts';
export { uploadContext } from './upload-context.ts';
