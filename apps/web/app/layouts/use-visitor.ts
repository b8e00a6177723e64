import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { watchUnsentLead } from '~/features/quiz/store/unsent-lead';
import { noteFoundQuiz } from '~/visitors/known-visitor';
import { rememberSource } from '~/visitors/visitor-source';

/**
 * On every public page: who sent the visitor is kept, a quiz that did not arrive goes out, and one that
 * was there before is taken for somebody else's.
 */
export function useVisitor(): void {
  const { search } = useLocation();
  useEffect(() => rememberSource(search), [search]);
  useEffect(() => noteFoundQuiz(), []);
  useEffect(() => watchUnsentLead(), []);
}
