type Finished = { locale: string; token: string };

/** The result of a finished check, and its printable and PDF forms. The token is known only to the visitor. */
export const resultPath = ({ locale, token }: Finished): string => `/_/check/result/${locale}/${token}`;
export const printPath = ({ locale, token }: Finished): string => `/_/check/print/${locale}/${token}`;
export const reportPath = ({ locale, token }: Finished): string => `/_/check/report/${locale}/${token}`;
