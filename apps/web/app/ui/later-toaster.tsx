import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenFirstUsed } from '~/lib/first-use';

const Nothing = () => null;
const Loaded = lazy(async (): Promise<{ default: ComponentType }> => {
  const found = await import('./toaster').catch(() => null);
  return { default: found?.Toaster ?? Nothing };
});

/** The toaster of pages for readers: messages come after the first use of a page, and so does their script. */
export function LaterToaster() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    void whenFirstUsed().then(() => setUsed(true));
  }, []);
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
