/** What `look` finds in a folder; null where another node, or another request, has taken it away. */
export async function orMissing<Found>(look: Promise<Found>): Promise<Found | null> {
  try {
    return await look;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
