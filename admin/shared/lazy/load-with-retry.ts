const RETRY_DELAY_MS = 2_000;

/** Retries loading a module until it succeeds, so that a lost connection does not replace the screen with an error. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
