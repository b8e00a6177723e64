import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

/** The page brings its own main: the section menu stands above it. */
export default function ReportLayout() {
  return (
    <>
      <SkipLink />
      <BareHeader home="/" />
      <Outlet />
    </>
  );
}
