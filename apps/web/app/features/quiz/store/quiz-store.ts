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

/** With us: the quiz is not sent a second time. */
export function isLeadSent(): boolean {
  return readValue(STORAGE_KEYS.leadSent) !== null;
}

export function markLeadSent(): void {
  write(STORAGE_KEYS.leadSent, 'true');
}

/**
 * Who sent the visitor stays known: a second try is still theirs. What was finished and has not
 * arrived stays until it has.
 */
export function clearQuiz(): void {
  const { unsent } = getRecord();
  if (unsent && !isLeadSent()) queueQuizPost(unsent);
  removeValues(STORAGE_KEYS.quizData, STORAGE_KEYS.leadSent);
  tellListeners();
}

/** `null` on the server and until the page is alive: nobody knows yet what was answered. */
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
  // Another tab of the same visitor.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
