import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Report } from './use-report';

type ReportLinkProps = { report: Report } & Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'aria-label' | 'aria-hidden' | 'tabIndex'
>;

/** To the report: an address where there is one, else a button that asks for it. */
export function ReportLink({ report, ...props }: ReportLinkProps) {
  const { path, open, isBusy } = report;
  if (path !== null) return <Link to={path} {...props} />;
  const { className, children } = props;
  return (
    <button
      type="button"
      onClick={() => void open()}
      aria-busy={isBusy || undefined}
      aria-label={props['aria-label']}
      aria-hidden={props['aria-hidden']}
      tabIndex={props.tabIndex}
      className={className}
    >
      {children}
    </button>
  );
}
