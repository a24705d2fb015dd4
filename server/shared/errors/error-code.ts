/** The error catalogue: the 36 codes of section 8 of the specification by name. Clients never get others. */
export const Errors = {
  general: 'G_01',
  required: 'V_01',
  invalidEmail: 'V_02',
  confirmationMismatch: 'V_03',
  invalidCsrfToken: 'V_04',
  expiredToken: 'V_05',
  alreadyExists: 'V_06',
  invalidState: 'V_07',
  passwordMismatch: 'V_08',
  passwordTooWeak: 'V_09',
  passwordTooShort: 'V_10',
  passwordTooLong: 'V_11',
  invalid: 'V_12',
  invalidUrl: 'V_13',
  tooLong: 'V_14',
  invalidHtml: 'V_15',
  blank: 'V_16',
  fileRequired: 'V_17',
  duplicateOnPage: 'V_18',
  invalidCredentials: 'AUTH_01',
  wrongPassword: 'AUTH_02',
  accountLocked: 'AUTH_03',
  notAuthorized: 'UM_01',
  userNotFound: 'UM_02',
  auditDeletionFailed: 'UM_03',
  profileDeletionFailed: 'UM_04',
  imageTooLarge: 'UM_05',
  unsupportedImageFormat: 'UM_06',
  invalidImage: 'UM_07',
  tooManyPixels: 'UM_08',
  userCreationFailed: 'UM_09',
  userDeletionFailed: 'UM_10',
  pageNotFound: 'PM_01',
  fileTooLarge: 'ML_01',
  targetExists: 'ML_02',
  nameTaken: 'ML_03',
} as const;

/** A code of the error catalogue. */
export type ErrorCode = (typeof Errors)[keyof typeof Errors];

/** All codes, in the catalogue's order. */
export const errorCodes: readonly ErrorCode[] = Object.values(Errors);

/** `property` is `entity.field`, or empty for a general error. */
export type ErrorItem = { code: ErrorCode; property: string };
