import { NO_UTM } from '@alpha/contract';
import { DATE_TAGS } from '@alpha/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Campaign, campaignCostsQuery, saveCampaignCosts } from '~/data/dashboard';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readAmount } from '~/lib/read-amount';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { toast } from '~/ui/toast';

/** With empty names: a campaign that has brought no lead yet. */
export type EditedCampaign = Campaign;

const MONTHS = 6;
const PARTS = ['source', 'medium', 'campaign'] as const;

/** What a campaign cost in each of the last months. */
export function CostsDialog({
  campaign,
  onClose,
}: {
  campaign: EditedCampaign;
  onClose: () => void;
}) {
  const isKnown = campaign.source !== '';
  const { data: stored } = useQuery({ ...campaignCostsQuery(campaign), enabled: isKnown });
  const t = useT('dashboard');
  if (isKnown && !stored)
    return (
      <Dialog isOpen title={t('costs.title')} onOpenChange={onClose}>
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      </Dialog>
    );
  const amounts = Object.fromEntries((stored ?? []).map(({ month, amount }) => [month, amount]));
  return <CostsForm {...{ campaign, isKnown, amounts, onClose }} />;
}

type CostsFormProps = {
  campaign: EditedCampaign;
  isKnown: boolean;
  amounts: Record<string, number>;
  onClose: () => void;
};

function CostsForm({ campaign, isKnown, amounts, onClose }: CostsFormProps) {
  const t = useT('dashboard');
  const locale = useLocale();
  const cache = useQueryClient();
  const [names, setNames] = useState(campaign);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (costs: { month: string; amount: number | null }[]) =>
      saveCampaignCosts(cache, {
        source: names.source.trim(),
        medium: names.medium.trim() || NO_UTM,
        campaign: names.campaign.trim() || NO_UTM,
        costs,
      }),
    onSuccess: () => {
      toast.success(t('costs.saved'));
      onClose();
    },
  });
  const months = lastMonths(MONTHS);
  const textOf = (month: string) => texts[month] ?? String(amounts[month] ?? '');
  const isInvalid = (month: string) => readAmount(textOf(month)) === undefined;
  const submit = () => {
    setChecked(true);
    if (!names.source.trim() || months.some(isInvalid)) return;
    const changed = Object.keys(texts).map((month) => ({
      month,
      amount: readAmount(textOf(month)) ?? null,
    }));
    if (changed.length === 0) onClose();
    else save.mutate(changed);
  };
  return (
    <Dialog
      isOpen
      isBusy={save.isPending}
      onOpenChange={onClose}
      title={t('costs.title')}
      description={
        isKnown
          ? t('costs.of', {
              campaign: campaign.campaign,
              source: campaign.source,
              medium: campaign.medium,
            })
          : t('costs.ofNew')
      }
      actions={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {t('costs.cancel')}
          </Button>
          <Button type="submit" form="campaign-costs" isBusy={save.isPending}>
            {t('costs.save')}
          </Button>
        </>
      }
    >
      <form
        id="campaign-costs"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-4"
      >
        {!isKnown && (
          <div className="grid gap-4 md:grid-cols-3">
            {PARTS.map((part) => (
              <TextField
                key={part}
                label={t(`costs.${part}`)}
                isOptional={part !== 'source'}
                maxLength={200}
                autoComplete="off"
                value={names[part]}
                error={
                  isChecked && part === 'source' && !names.source.trim()
                    ? t('costs.required')
                    : undefined
                }
                onChange={({ target }) => setNames({ ...names, [part]: target.value })}
              />
            ))}
          </div>
        )}
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {months.map((month) => (
            <TextField
              key={month}
              label={new Intl.DateTimeFormat(DATE_TAGS[locale], {
                ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
              }).format(new Date(`${month}-01T00:00:00Z`))}
              before="$"
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              value={textOf(month)}
              error={isChecked && isInvalid(month) ? t('costs.invalid') : undefined}
              onChange={({ target }) => setTexts({ ...texts, [month]: target.value })}
            />
          ))}
        </div>
        <p className="text-13 text-pretty text-ink-3">{t('costs.hint')}</p>
        {save.isError && <Notice tone="loss">{t('costs.failed')}</Notice>}
      </form>
    </Dialog>
  );
}

/** `2026-11` and the months before it, the latest first. */
function lastMonths(count: number, today = new Date()): string[] {
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(today.getFullYear(), today.getMonth() - back, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}
