import { createContext, type ReactNode, useContext, useState } from 'react';

const PortalTargetContext = createContext<HTMLElement | null>(null);

/** Container of dialogs, menus and popovers; null means the end of the page. */
export function usePortalTarget(): HTMLElement | null {
  return useContext(PortalTargetContext);
}

/** Keeps floating elements inside a part of the page, so that they take its theme. */
export function PortalTarget({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <PortalTargetContext value={target}>
      {children}
      <div ref={setTarget} className="text-16 text-ink" />
    </PortalTargetContext>
  );
}
