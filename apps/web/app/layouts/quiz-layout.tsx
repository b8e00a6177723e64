import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

export default function QuizLayout() {
  return (
    <>
      <SkipLink />
      <BareHeader home="/quiz" />
      <main id="content" className="page py-10 md:py-16">
        <Outlet />
      </main>
    </>
  );
}
