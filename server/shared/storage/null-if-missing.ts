/**
 * Returns the result of a file operation, or null if the file does not exist, for example because another node removed
 * it.
 */
export async function nullIfMissing<Found>(lookup: Promise<Found>): Promise<Found | null> {
  try {
    return await lookup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
