import {
  CHECK_NOTE_MAX,
  CORRECTED_HOA_MAX,
  CORRECTED_RENT_MAX,
  type PropertyCheck,
} from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { correctCheck } from '~/data/checks';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readAmount } from '~/lib/read-amount';
import { oneLineAddress } from '~/listings/listing-path';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextArea } from '~/ui/text-area';
import { toast } from '~/ui/toast';

const within = (amount: number | null | undefined, min: number, max: number) =>
  amount == null || (amount >= min && amount <= max) ? amount : undefined;

type CorrectDialogProps = { check: PropertyCheck; onClose: () => void };

/** Own figures instead of the source's; an empty field keeps what the source states. */
export function CorrectDialog({ check, onClose }: CorrectDialogProps) {
  const t = useT('checks');
  const locale = useLocale();
  const cache = useQueryClient();
  const formId = useId();
  const [rent, setRent] = useState(String(check.corrected_rent ?? ''));
  const [hoa, setHoa] = useState(String(check.corrected_hoa ?? ''));
  const [note, setNote] = useState(check.note ?? '');
  const [wrong, setWrong] = useState<{ rent?: string; hoa?: string }>({});
  const saving = useMutation({
    mutationFn: (body: { rent_monthly?: number; hoa_monthly?: number }) =>
      correctCheck(cache, check.property_id, {
        ...body,
        ...(note.trim() && { note: note.trim() }),
      }),
    onSuccess: () => {
      toast.success(t('corrected'));
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const rentMonthly = within(readAmount(rent), 1, CORRECTED_RENT_MAX);
    const hoaMonthly = within(readAmount(hoa), 0, CORRECTED_HOA_MAX);
    const found = {
      ...(rentMonthly === undefined && { rent: t('form.wrong') }),
      ...(hoaMonthly === undefined && { hoa: t('form.wrong') }),
      ...(rentMonthly === null && hoaMonthly === null && { rent: t('form.required') }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate({
      ...(rentMonthly != null && { rent_monthly: rentMonthly }),
      ...(hoaMonthly != null && { hoa_monthly: hoaMonthly }),
    });
  }
  const stated = (value: number | null) => formatMoney(value, locale) ?? t('form.unknown');
  const field = { inputMode: 'decimal', before: '$', maxLength: 20 } as const;
  return (
    <Dialog
      isOpen
      width="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={saving.isPending}
      title={t('form.title')}
      description={oneLineAddress(check)}
      actions={
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          {...field}
          label={t('form.rent')}
          hint={t('form.hint', { value: stated(check.rent_stated) })}
          error={wrong.rent}
          value={rent}
          onChange={({ target }) => setRent(target.value)}
        />
        <TextField
          {...field}
          label={t('form.hoa')}
          hint={t('form.hint', { value: stated(check.hoa_monthly) })}
          error={wrong.hoa}
          value={hoa}
          onChange={({ target }) => setHoa(target.value)}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          maxLength={CHECK_NOTE_MAX}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {saving.isError && <Notice tone="loss">{refusalOf(saving.error) ?? t('failed')}</Notice>}
      </form>
    </Dialog>
  );
}
