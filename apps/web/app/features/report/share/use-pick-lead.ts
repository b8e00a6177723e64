import { type Lead, languageOfLead } from '@alpha/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currencyFor } from '~/lib/currency/currency-choice';
import { useCurrency } from '~/lib/currency/currency-context';
import { isAddress, type SendFormValues } from './send-form.values';

/**
 * The lead a report is for. It brings its address, unless one was typed, its language and its country's
 * currency; removed, it takes the address along.
 */
export function usePickLead({ getValues, setValue }: UseFormReturn<SendFormValues>) {
  const { rates } = useCurrency();
  const [lead, setLead] = useState<Lead | null>(null);
  const put = (wanted: string, email: string) => {
    const all = getValues('recipients');
    const index = all.findIndex((each) => !each.isSent && each.email.trim() === wanted);
    if (index >= 0) setValue(`recipients.${index}.email`, email, { shouldDirty: true });
  };
  function pick(chosen: Lead | null) {
    setLead(chosen);
    if (lead) put(lead.email, '');
    if (!chosen) return;
    if (isAddress(chosen.email)) put('', chosen.email);
    const language = languageOfLead(chosen);
    if (language) setValue('locale', language, { shouldDirty: true });
    const currency = currencyFor(chosen.country, rates, getValues('currency'));
    setValue('currency', currency, { shouldDirty: true });
  }
  return { lead, pick, forget: () => setLead(null) };
}
