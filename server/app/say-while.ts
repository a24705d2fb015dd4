/** Milliseconds until what is waited for is told, and between two times that it is told again. */
const patience = { first: 3_000, again: 30_000 };

/** Does a piece of work; where it takes long, tells the operator what is being waited for, again and again. */
export async function sayWhile<Result>(
  { what, say }: { what: string; say: (line: string) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const tell = (): void => {
    say(`${what}, for ${Math.round((performance.now() - began) / 1_000)} seconds now`);
    timer = setTimeout(tell, patience.again).unref();
  };
  let timer = setTimeout(tell, patience.first).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
