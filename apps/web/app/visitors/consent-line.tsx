import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

/** Beside every button that submits personal data. Its links open in a new tab. */
export function ConsentLine({ className }: { className?: string }) {
  const t = useT('visitors');
  return (
    <p className={cx('text-13 text-pretty text-ink-3', className)}>
      {t.rich('consent', { privacy: (words) => <PrivacyLink>{words}</PrivacyLink> })}
    </p>
  );
}

function PrivacyLink({ children }: { children: ReactNode }) {
  const t = useT('layout');
  return (
    <Link
      to="/privacy"
      target="_blank"
      rel="noopener"
      className="text-ink-2 underline decoration-1 underline-offset-3 hover:text-ink"
    >
      {children}
      <span className="sr-only"> {t('newTab')}</span>
    </Link>
  );
}
