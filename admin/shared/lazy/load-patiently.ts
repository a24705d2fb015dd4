/** Between attempts, milliseconds. */
const PAUSE = 2_000;

/**
 * Loads a part of the program again and again until it is there: without a connection, what is already on the screen
 * must not give way to an error.
 */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
