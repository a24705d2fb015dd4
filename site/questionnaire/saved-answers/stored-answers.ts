import { takeFinishedAnswers } from './visit.ts';
import { tryStorage } from './try-storage.ts';
import { formatSavedAnswers, parseSavedAnswers, type SavedAnswers } from './saved-answers.ts';

const STORAGE_KEY = 'ximblox-check';

/** Returns what this browser stored; null if that is nothing, unreadable or unavailable. */
export function readStoredAnswers(): SavedAnswers | null {
  const text = tryStorage(() => localStorage.getItem(STORAGE_KEY));
  return typeof text === 'string' ? parseSavedAnswers(text, Date.now()) : null;
}

/** Stores answers for all tabs of this browser; without answers nothing stays stored. */
export function storeAnswers(saved: SavedAnswers): void {
  if (saved.answers.size === 0) clearStoredAnswers();
  else tryStorage(() => localStorage.setItem(STORAGE_KEY, formatSavedAnswers(saved)));
}

export function clearStoredAnswers(): void {
  tryStorage(() => localStorage.removeItem(STORAGE_KEY));
}

/** Calls the listener when another tab changed the stored answers, with null if it cleared them. */
export function watchStoredAnswers(listener: (stored: SavedAnswers | null) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && key !== STORAGE_KEY) return;
    const stored = newValue === null ? null : parseSavedAnswers(newValue, Date.now());
    if (newValue === null || stored) listener(stored);
  };
  // A page that comes back from the back/forward cache received no events.
  const handleShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener(readStoredAnswers() ?? takeFinishedAnswers());
  };
  addEventListener('storage', handleStorage);
  addEventListener('pageshow', handleShow);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', handleShow);
  };
}
