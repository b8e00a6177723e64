import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names';

type AccordionItem = { key: string; title: ReactNode; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  isFirstOpen?: boolean;
  className?: string;
};

/**
 * Native details with one name: the browser keeps one open at a time, it works without scripts, and
 * "find in page" opens matches.
 */
export function Accordion({ items, isFirstOpen = false, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx('border-t border-ink', className)}>
      {items.map((item, index) => (
        <details
          key={item.key}
          name={name}
          open={isFirstOpen && index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-18 leading-snug font-[480] hover:text-accent [&::-webkit-details-marker]:hidden">
            {item.title}
            <Plus
              aria-hidden="true"
              size={18}
              strokeWidth={1.5}
              className="shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-(--measure) pb-5 text-15 text-pretty text-ink-2">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
