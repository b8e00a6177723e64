import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './class-names';

type Tab = { value: string; label: ReactNode; count?: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
};

/** Views of one thing on one page. Between pages use links. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  const state = {
    ...(value !== undefined ? { value } : { defaultValue: defaultValue ?? tabs[0]?.value ?? '' }),
    ...(onChange && { onValueChange: onChange }),
  };
  return (
    <Radix.Root {...state} className={cx('min-w-0', className)}>
      <Radix.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative min-h-11 shrink-0 cursor-pointer text-14 font-medium text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink data-[state=active]:text-ink data-[state=active]:after:bg-accent"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures ml-1.5 font-normal text-ink-3">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
