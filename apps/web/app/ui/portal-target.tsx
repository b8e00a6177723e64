import { createContext, type ReactNode, useContext, useState } from 'react';

const PortalTargetContext = createContext<HTMLElement | null>(null);

/** Where dialogs, menus and popovers are put; null means the end of the page. */
export function usePortalTarget(): HTMLElement | null {
  return useContext(PortalTargetContext);
}

/** Keeps what floats inside a part of the page, so that it takes that part's theme. */
export function PortalTarget({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <PortalTargetContext value={target}>
      {children}
      <div ref={setTarget} className="text-16 text-ink" />
    </PortalTargetContext>
  );
}
