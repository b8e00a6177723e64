import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { watchUnsentQuiz } from '~/features/quiz/store/unsent-quiz';
import { noteFoundQuiz } from '~/visitors/known-visitor';
import { rememberSource } from '~/visitors/visitor-source';

/**
 * On every public page: stores the referral, sends an unsent quiz, and treats a quiz stored earlier as
 * possibly somebody else's.
 */
export function useVisitor(): void {
  const { search } = useLocation();
  useEffect(() => rememberSource(search), [search]);
  useEffect(() => noteFoundQuiz(), []);
  useEffect(() => watchUnsentQuiz(), []);
}
