import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { watchUnsentLead } from '~/features/quiz/store/unsent-lead';
import { rememberSource } from '~/visitors/visitor-source';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

export default function QuizLayout() {
  const { search } = useLocation();
  useEffect(() => rememberSource(search), [search]);
  useEffect(() => watchUnsentLead(), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <BareHeader home="/quiz" />
      <main id="content" className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  );
}
