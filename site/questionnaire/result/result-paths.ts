/** The form's action; no page can have this path. A GET leads to the page with the check. */
export const submitPath = '/_/check';

/** Leads to the page with the check in a locale; the browser keeps the fragment. */
export const submitPathIn = (locale: string): string => `${submitPath}?locale=${locale}`;

type Finished = { locale: string; token: string };

/** The result of a finished check, and its printable and PDF forms. The token is known only to the visitor. */
export const resultPath = ({ locale, token }: Finished): string => `/_/check/result/${locale}/${token}`;
export const printPath = ({ locale, token }: Finished): string => `/_/check/print/${locale}/${token}`;
/** The form with the answers of the result. */
export const changePath = ({ locale, token }: Finished): string => `/_/check/change/${locale}/${token}`;
export const reportPath = ({ locale, token }: Finished): string => `/_/check/report/${locale}/${token}`;
