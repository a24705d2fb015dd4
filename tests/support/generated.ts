/** Whether generated tests run at their full counts. */
export const isLong = process.env.TEST_LONG !== undefined;

/** Where random numbers begin; `npm run test:long` takes another one each time and prints it. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);
