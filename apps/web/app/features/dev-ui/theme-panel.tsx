import type { ReactNode } from 'react';
import { PortalTarget } from '~/ui/portal-target';

/** One theme; floating elements stay inside and take its colors. */
export function ThemePanel({
  theme,
  name,
  children,
}: {
  theme: 'light' | 'dark';
  name: string;
  children: ReactNode;
}) {
  return (
    <section
      data-theme={theme}
      aria-label={name}
      className="min-w-0 bg-paper px-4 py-8 text-ink md:px-8"
    >
      <PortalTarget>{children}</PortalTarget>
    </section>
  );
}
