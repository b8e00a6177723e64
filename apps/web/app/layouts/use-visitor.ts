import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { watchUnsentLead } from '~/features/quiz/store/unsent-lead';
import { rememberSource } from '~/visitors/visitor-source';

/** On every public page: who sent the visitor is kept, and a quiz that did not arrive goes out. */
export function useVisitor(): void {
  const { search } = useLocation();
  useEffect(() => rememberSource(search), [search]);
  useEffect(() => watchUnsentLead(), []);
}
