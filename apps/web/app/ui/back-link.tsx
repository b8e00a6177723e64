import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 text-14 font-medium text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
      {children}
    </Link>
  );
}
