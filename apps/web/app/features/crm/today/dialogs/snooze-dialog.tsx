import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { usePersonName } from '~/lib/use-person-name';
import { Dialog } from '~/ui/dialog';
import { ChoiceList } from '../../choice-list';
import type { TodayRow } from '../today-rows';
import type { TodayWork } from '../use-today-work';
import { SNOOZES, snoozeEnd } from './snooze-times';

type DialogProps = { row: TodayRow; work: TodayWork; onClose: () => void };

export function SnoozeDialog({ row, work, onClose }: DialogProps) {
  const t = useT('today');
  const locale = useLocale();
  const nameOf = usePersonName();
  const at = (end: Date) => formatInstant(end.toISOString(), locale, 'short');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('snooze.title', { name: nameOf(row.lead) })}
      description={t('snooze.hint')}
      width="sm"
    >
      <ChoiceList
        choices={SNOOZES}
        keyOf={(choice) => choice}
        labelOf={(choice) => (
          <span className="flex flex-wrap justify-between gap-x-3">
            {t(`snooze.${choice}`)}
            <span className="text-ink-3">{at(snoozeEnd(choice))}</span>
          </span>
        )}
        onChoose={(choice) => {
          onClose();
          const end = snoozeEnd(choice);
          void work.snooze(row, end, t('snooze.snoozed', { at: at(end) }));
        }}
      />
    </Dialog>
  );
}
