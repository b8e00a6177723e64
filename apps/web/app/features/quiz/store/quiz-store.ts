import { useSyncExternalStore } from 'react';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { NO_ANSWERS, type QuizRecord, readRecord } from './quiz-record';

/** Where storage is switched off, the answers live as long as the page does. */
let memory: string | null = null;
let parsed: { from: string | null; record: QuizRecord } = { from: null, record: NO_ANSWERS };
const listeners = new Set<() => void>();

export function getRecord(): QuizRecord {
  const stored = readStored(STORAGE_KEYS.quizData) ?? memory;
  // The same object for the same text: React compares by identity.
  if (stored !== parsed.from) parsed = { from: stored, record: readRecord(stored) };
  return parsed.record;
}

export function saveAnswers(answers: Partial<QuizRecord>): void {
  memory = JSON.stringify({ ...getRecord(), ...answers });
  writeStored(STORAGE_KEYS.quizData, memory);
  tellListeners();
}

/** With us: the quiz is not sent a second time. */
export function isLeadSent(): boolean {
  return readStored(STORAGE_KEYS.leadSent) !== null;
}

export function markLeadSent(): void {
  writeStored(STORAGE_KEYS.leadSent, 'true');
  tellListeners();
}

/** Who sent the visitor stays known: a second try is still theirs. */
export function clearQuiz(): void {
  memory = null;
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
