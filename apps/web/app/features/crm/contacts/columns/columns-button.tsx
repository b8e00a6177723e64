import { Columns3 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { PopoverPanel } from '~/ui/popover-panel';
import { TextButton } from '~/ui/text-link';
import type { ChosenColumns } from './chosen-columns';
import { useColumnLabel } from './use-column-label';

/** Phones show cards, which have no columns. */
export function ColumnsButton({ offered, shown, isUsual, toggle, reset }: ChosenColumns) {
  const t = useT('contacts');
  const labelOf = useColumnLabel();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      <Button ref={button} variant="secondary" popoverTarget={id}>
        <Columns3 aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('columns.label')}
      </Button>
      <PopoverPanel
        {...{ id, isDrawn }}
        title={t('columns.title')}
        align="end"
        anchor={button}
        onBeforeOpen={() => setDrawn(true)}
        onOpenChange={setDrawn}
      >
        {offered.map((column) => (
          <Checkbox
            key={column}
            label={labelOf(column)}
            checked={shown.has(column)}
            onChange={() => toggle(column)}
          />
        ))}
        {!isUsual && (
          <TextButton className="text-14" onClick={reset}>
            {t('columns.reset')}
          </TextButton>
        )}
      </PopoverPanel>
    </>
  );
}
