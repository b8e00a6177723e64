import type { ReactNode, Ref } from 'react';

export type HeadingRef = { headingRef: Ref<HTMLHeadingElement> };

/** Receives the focus when its view replaces another. */
export function ViewTitle({ headingRef, children }: HeadingRef & { children: ReactNode }) {
  return (
    <h2
      ref={headingRef}
      tabIndex={-1}
      className="scroll-mt-40 text-[1.5rem] outline-none md:text-28"
    >
      {children}
    </h2>
  );
}
