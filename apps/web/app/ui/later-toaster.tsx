import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenFirstUsed } from '~/lib/first-use';

const Nothing = () => null;
const Loaded = lazy(async (): Promise<{ default: ComponentType }> => {
  const found = await import('./toaster').catch(() => null);
  return { default: found?.Toaster ?? Nothing };
});

type LaterToasterProps = {
  /** Milliseconds after which it is loaded on a page that nobody uses: some messages come by themselves. */
  atLatest?: number;
};

/** The toaster of pages whose messages come after their first use, and so does their script. */
export function LaterToaster({ atLatest }: LaterToasterProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    void whenFirstUsed().then(() => setUsed(true));
    const timer = atLatest === undefined ? undefined : setTimeout(() => setUsed(true), atLatest);
    return () => clearTimeout(timer);
  }, [atLatest]);
  return (
    isUsed && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  );
}

/** An error on such a page; the connection may have ended before the toaster was loaded. */
export function toastErrorLater(text: string): void {
  import('./toast').then(
    ({ toast }) => toast.error(text),
    () => window.alert(text),
  );
}
