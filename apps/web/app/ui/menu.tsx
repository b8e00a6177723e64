import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './class-names';
import { rememberMenuOf } from './focus-return';
import { usePortalTarget } from './portal-target';

export type MenuItem =
  | { kind: 'line' }
  | {
      kind?: 'item';
      label: ReactNode;
      icon?: ReactNode;
      /** A link or an action. */
      to?: To;
      onSelect?: () => void;
      isDanger?: boolean;
      isDisabled?: boolean;
    };

type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; align?: 'start' | 'end' };

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-2 border border-line bg-surface p-1 text-ink shadow-3 transition-[opacity,translate] duration-150 starting:-translate-y-1 starting:opacity-0"
        >
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu is rebuilt as a whole.
            <MenuEntry key={index} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <Radix.Separator className="my-1 h-px bg-line" />;
  const content = (
    <>
      {item.icon && <span className="text-ink-3 in-data-danger:text-current">{item.icon}</span>}
      {item.label}
    </>
  );
  return (
    <Radix.Item
      asChild={item.to !== undefined}
      disabled={item.isDisabled ?? false}
      onSelect={({ target }) => {
        if (target instanceof Element) rememberMenuOf(target);
        item.onSelect?.();
      }}
      {...(item.isDanger && { 'data-danger': '' })}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-1 px-3 text-14 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-sunken md:min-h-10',
        item.isDanger && 'text-loss data-highlighted:bg-loss-wash',
      )}
    >
      {item.to === undefined ? content : <Link to={item.to}>{content}</Link>}
    </Radix.Item>
  );
}
