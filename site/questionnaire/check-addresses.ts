/** Where the form of the check goes; no page can have such an address. */
export const submitPath = '/_/check';

type Finished = { locale: string; token: string };

/** The result of a finished check, and the same in other forms. The token in them is the visitor's alone. */
export const resultPath = ({ locale, token }: Finished): string => `/_/check/result/${locale}/${token}`;
export const printPath = ({ locale, token }: Finished): string => `/_/check/print/${locale}/${token}`;
export const reportPath = ({ locale, token }: Finished): string => `/_/check/report/${locale}/${token}`;
