import { useSyncExternalStore } from 'react';
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageKey,
  writeStored,
} from '~/lib/storage';
import { NO_ANSWERS, type QuizRecord, readRecord } from './quiz-record';

/** Where storage is switched off, what it would hold lives as long as the page does. */
const memory = new Map<StorageKey, string>();
let parsed: { from: string | null; record: QuizRecord } = { from: null, record: NO_ANSWERS };
const listeners = new Set<() => void>();

export function getRecord(): QuizRecord {
  const stored = read(STORAGE_KEYS.quizData);
  // The same object for the same text: React compares by identity.
  if (stored !== parsed.from) parsed = { from: stored, record: readRecord(stored) };
  return parsed.record;
}

export function saveAnswers(answers: Partial<QuizRecord>): void {
  write(STORAGE_KEYS.quizData, JSON.stringify({ ...getRecord(), ...answers }));
}

/** With us: the quiz is not sent a second time. */
export function isLeadSent(): boolean {
  return read(STORAGE_KEYS.leadSent) !== null;
}

export function markLeadSent(): void {
  write(STORAGE_KEYS.leadSent, 'true');
}

/** Who sent the visitor stays known: a second try is still theirs. */
export function clearQuiz(): void {
  memory.clear();
  removeStored(STORAGE_KEYS.quizData, STORAGE_KEYS.leadSent);
  tellListeners();
}

/** `null` on the server and until the page is alive: nobody knows yet what was answered. */
export function useQuizRecord(): QuizRecord | null {
  return useSyncExternalStore(subscribe, getRecord, () => null);
}

export function useIsLeadSent(): boolean {
  return useSyncExternalStore(subscribe, isLeadSent, () => false);
}

function read(key: StorageKey): string | null {
  return readStored(key) ?? memory.get(key) ?? null;
}

function write(key: StorageKey, value: string): void {
  writeStored(key, value);
  // Only what could not be stored: another tab may clear the storage, and then it is clear here too.
  if (readStored(key) !== value) memory.set(key, value);
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
