import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

export default function ReportLayout() {
  return (
    <>
      <SkipLink />
      <BareHeader home="/" />
      <main id="content" className="page py-8 md:py-12">
        <Outlet />
      </main>
    </>
  );
}
