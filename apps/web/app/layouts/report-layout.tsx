import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

/** The page renders its own main element: the section menu is above it. */
export default function ReportLayout() {
  return (
    <>
      <SkipLink />
      <BareHeader home="/" />
      <Outlet />
    </>
  );
}
