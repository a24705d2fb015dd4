/** The error catalogue: the 36 codes of section 8 of the specification. Clients never get others. */
export const errorCodes = [
  'G_01',
  'V_01',
  'V_02',
  'V_03',
  'V_04',
  'V_05',
  'V_06',
  'V_07',
  'V_08',
  'V_09',
  'V_10',
  'V_11',
  'V_12',
  'V_13',
  'V_14',
  'V_15',
  'V_16',
  'V_17',
  'V_18',
  'AUTH_01',
  'AUTH_02',
  'AUTH_03',
  'UM_01',
  'UM_02',
  'UM_03',
  'UM_04',
  'UM_05',
  'UM_06',
  'UM_07',
  'UM_08',
  'UM_09',
  'UM_10',
  'PM_01',
  'ML_01',
  'ML_02',
  'ML_03',
] as const;

/** A code of the error catalogue. */
export type ErrorCode = (typeof errorCodes)[number];

/** `property` is `entity.field`, or empty for a general error. */
export type ErrorItem = { code: ErrorCode; property: string };
