import { Component, type ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A part whose script does not arrive must not take the page with it. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const t = useT('room');
  return (
    <Boundary
      fallback={
        <div className="my-10 grid justify-items-start gap-3">
          <Notice tone="loss">{t('part.failed')}</Notice>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('part.reload')}
          </Button>
        </div>
      }
    >
      {children}
    </Boundary>
  );
}
