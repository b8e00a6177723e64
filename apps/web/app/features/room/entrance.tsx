import type { ReactNode, Ref } from 'react';

/** One narrow column: a title, a sentence, one thing to do. */
export const ENTRANCE = 'page grid max-w-110 gap-5 py-12 md:py-20';

type EntranceHeadProps = { title: string; lead: ReactNode; ref?: Ref<HTMLHeadingElement> };

export function EntranceHead({ title, lead, ref }: EntranceHeadProps) {
  return (
    <div>
      <h1 ref={ref} tabIndex={-1} className="text-40 leading-[1.1] text-balance outline-none">
        {title}
      </h1>
      <p className="mt-3 text-pretty text-ink-2">{lead}</p>
    </div>
  );
}
