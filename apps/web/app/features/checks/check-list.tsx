import type { PropertyCheck, PropertyCheckState } from '@alpha/contract';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { CheckRow } from './check-row';
import { CorrectDialog } from './correct-dialog';
import { useDecide } from './use-decide';

type CheckListProps = { checks: readonly PropertyCheck[]; state: PropertyCheckState };

/** The rows of a page, and what is done with several of them at once. */
export function CheckList({ checks, state }: CheckListProps) {
  const t = useT('checks');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [correcting, setCorrecting] = useState<PropertyCheck | null>(null);
  const { decide, reopen, isBusy } = useDecide(() => setChosen(new Set()));
  // Rows that are gone are not decided about.
  const ids = checks.map((check) => check.property_id).filter((id) => chosen.has(id));
  const isAll = ids.length === checks.length;
  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          className="mr-auto"
          label={t('all')}
          checked={isAll}
          isMixed={ids.length > 0 && !isAll}
          onChange={() => setChosen(new Set(isAll ? [] : checks.map((check) => check.property_id)))}
        />
        {ids.length > 0 && (
          <>
            <p role="status" className="figures text-14 text-ink-2">
              {t('selected', { count: ids.length })}
            </p>
            {state === 'open' ? (
              <>
                <Button size="sm" isBusy={isBusy} onClick={() => decide(ids, 'confirmed')}>
                  {t('confirm')}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  isBusy={isBusy}
                  onClick={() => decide(ids, 'left_out')}
                >
                  {t('leaveOut')}
                </Button>
              </>
            ) : (
              <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => reopen(ids)}>
                {t('reopen')}
              </Button>
            )}
          </>
        )}
      </div>
      <ul aria-label={t('title')} className="border-t border-ink">
        {checks.map((check) => (
          <CheckRow
            key={check.property_id}
            check={check}
            isChosen={chosen.has(check.property_id)}
            isBusy={isBusy}
            onChoose={() => toggle(check.property_id)}
            onConfirm={() => decide([check.property_id], 'confirmed')}
            onCorrect={() => setCorrecting(check)}
            onReopen={() => reopen([check.property_id])}
          />
        ))}
      </ul>
      {correcting && <CorrectDialog check={correcting} onClose={() => setCorrecting(null)} />}
    </div>
  );
}
