import type { BoardColumn } from '@alpha/contract';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import type { Carry } from './use-carry';

type CarryBarProps = { carry: Carry; columns: readonly BoardColumn['status'][] };

/** The carried card, its target column, and how to drop it. */
export function CarryBar({ carry: { lead, over, by }, columns }: CarryBarProps) {
  const t = useT('board');
  const nameOf = usePersonName();
  const name = nameOf(lead);
  const isBack = over === null || over === lead.lead_status_id;
  const column = columns.find(({ id }) => id === over)?.name ?? '';
  return (
    // The live region announces the same in words.
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-3 bottom-4 z-40 mx-auto flex max-w-fit flex-wrap items-center gap-x-5 gap-y-1 rounded-3 bg-strip px-4.5 py-3 text-14 text-on-strip shadow-3 outline outline-strip-line"
    >
      <span className="font-medium">
        {isBack ? t('carry.moving', { name }) : t('carry.to', { name, column })}
      </span>
      {by === 'keyboard' ? (
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-on-strip-2">
          <Keys names={['←', '→']}>{t('carry.column')}</Keys>
          <Keys names={[t('carry.enterKey')]}>{t('carry.drop')}</Keys>
          <Keys names={[t('carry.escapeKey')]}>{t('carry.cancel')}</Keys>
        </span>
      ) : (
        <span className="text-on-strip-2">{isBack ? t('carry.choose') : t('carry.release')}</span>
      )}
    </div>
  );
}

function Keys({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {names.map((name) => (
        <kbd
          key={name}
          className="rounded-1 border border-strip-line px-1.5 py-0.5 font-sans text-12 font-medium text-on-strip"
        >
          {name}
        </kbd>
      ))}
      {children}
    </span>
  );
}
