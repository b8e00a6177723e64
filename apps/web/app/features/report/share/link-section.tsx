import type { CallOf, createShareLink as endpoint, Lead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { createShareLink, markLinkShared } from '~/data/shares';
import { refusalOf } from '~/lib/api-refusal';
import { sentCurrency } from '~/lib/currency/currency-choice';
import { useT } from '~/lib/i18n/use-t';
import { PassOn } from '~/shares/pass-on';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { SendFormValues } from './send-form.values';
import { sentScenario, useNamedScenario } from './use-named-scenario';

type Asked = Omit<CallOf<typeof endpoint>['body'], 'property_id'>;

export const LINK_ID = 'share-link';

type LinkSectionProps = {
  propertyId: number;
  address: string;
  lead: Lead | null;
  onMade: (message: string) => void;
};

/** A personal link to pass on by chat or by hand, in the chosen language and currency. */
export function LinkSection({ propertyId, address, lead, onMade }: LinkSectionProps) {
  const t = useT('share');
  const cache = useQueryClient();
  const shown = useNamedScenario();
  const { watch } = useFormContext<SendFormValues>();
  const locale = watch('locale');
  const currency = sentCurrency(watch('currency'));
  const message = watch('message').trim();
  const lead_id = lead?.id ?? null;
  const asked: Asked = {
    ...{ locale, currency, lead_id, message },
    ...sentScenario(shown, {
      hasScenario: watch('hasScenario'),
      scenarioName: watch('scenarioName'),
    }),
  };
  const link = useMutation({
    mutationFn: (asked: Asked) => createShareLink(cache, { property_id: propertyId, ...asked }),
    onSuccess: (_link, asked) => onMade(asked.message ?? ''),
  });
  // A link is for one person, with one message, in one language and currency.
  const isFor = JSON.stringify(link.variables) === JSON.stringify(asked);
  const url = isFor ? link.data?.url : undefined;
  function markShared() {
    const id = link.data?.id;
    // The chat is open: whether it could be noted here must not hold anybody up.
    if (id) void markLinkShared(cache, { id, propertyId, leadId: lead_id }).catch(() => null);
  }
  return (
    <section
      id={LINK_ID}
      tabIndex={-1}
      aria-label={t('link.title')}
      className="grid gap-2 border-t border-line pt-4 outline-none"
    >
      <p className="text-14 font-medium">{t('link.title')}</p>
      {url ? (
        <PassOn
          {...{ url, message, lead }}
          words={t('link.words', { locale, address, url })}
          onShared={markShared}
        />
      ) : (
        <>
          <p className="text-14 text-pretty text-ink-2">
            {link.isSuccess ? t('link.changed') : t('link.text')}
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            isBusy={link.isPending}
            onClick={() => link.mutate(asked)}
          >
            <Link2 aria-hidden="true" size={15} strokeWidth={1.75} />
            {t('link.create')}
          </Button>
        </>
      )}
      {link.isError && isFor && (
        <Notice tone="loss">{refusalOf(link.error) ?? t('link.failed')}</Notice>
      )}
    </section>
  );
}
