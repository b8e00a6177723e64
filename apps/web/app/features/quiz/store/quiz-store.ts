import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS, type StorageKey } from '~/lib/storage';
import { readValue, removeValues, saveValue } from '~/visitors/visitor-storage';
import { queueQuizPost } from './queued-posts';
import { NO_ANSWERS, type QuizRecord, readRecord } from './quiz-record';

let parsed: { from: string | null; record: QuizRecord } = { from: null, record: NO_ANSWERS };
const listeners = new Set<() => void>();

export function getRecord(): QuizRecord {
  const stored = readValue(STORAGE_KEYS.quizData);
  // The same object for the same text: React compares by identity.
  if (stored !== parsed.from) parsed = { from: stored, record: readRecord(stored) };
  return parsed.record;
}

export function saveAnswers(answers: Partial<QuizRecord>): void {
  write(STORAGE_KEYS.quizData, JSON.stringify({ ...getRecord(), ...answers }));
}

/** Already received by the server: not sent again. */
export function isLeadSent(): boolean {
  return readValue(STORAGE_KEYS.leadSent) !== null;
}

export function markLeadSent(): void {
  write(STORAGE_KEYS.leadSent, 'true');
}

/**
 * Keeps the referral, so that a second quiz still counts for it. Finished quizzes that are not sent yet
 * stay queued.
 */
export function clearQuiz(): void {
  const { unsent } = getRecord();
  if (unsent && !isLeadSent()) queueQuizPost(unsent);
  removeValues(STORAGE_KEYS.quizData, STORAGE_KEYS.leadSent);
  tellListeners();
}

/** `null` on the server and before hydration. */
export function useQuizRecord(): QuizRecord | null {
  return useSyncExternalStore(subscribe, getRecord, () => null);
}

export function useIsLeadSent(): boolean {
  return useSyncExternalStore(subscribe, isLeadSent, () => false);
}

function write(key: StorageKey, value: string): void {
  saveValue(key, value);
  tellListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changed in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
