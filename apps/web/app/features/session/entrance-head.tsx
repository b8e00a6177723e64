import type { ReactNode, Ref } from 'react';

/** Width of all sign-in views. */
export const ENTRANCE = 'grid w-full max-w-100 gap-5';

type EntranceHeadProps = {
  title: string;
  lead: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
};

export function EntranceHead({ title, lead, ref }: EntranceHeadProps) {
  return (
    <div>
      <h1 ref={ref} tabIndex={-1} className="text-40 leading-[1.1] outline-none">
        {title}
      </h1>
      <p className="mt-3 text-pretty text-ink-2">{lead}</p>
    </div>
  );
}
