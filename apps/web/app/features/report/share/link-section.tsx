import type { Lead, NamedScenario } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, MessageCircle } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { createShareLink, markLinkShared } from '~/data/shares';
import { refusalOf } from '~/lib/api-refusal';
import { sentCurrency } from '~/lib/currency/currency-choice';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';
import { useOwnScenario } from '../what-if/scenario-store';
import type { SendFormValues } from './send-form.values';
import { whatsAppUrl } from './whatsapp-url';

type LinkSectionProps = { propertyId: number; address: string; lead: Lead | null };

/** A personal link to pass on by chat or by hand, in the chosen language and currency. */
export function LinkSection({ propertyId, address, lead }: LinkSectionProps) {
  const t = useT('share');
  const cache = useQueryClient();
  const own = useOwnScenario();
  const { watch } = useFormContext<SendFormValues>();
  const locale = watch('locale');
  const currency = sentCurrency(watch('currency'));
  const name = watch('scenarioName').trim();
  const scenario = watch('hasScenario') && own && name ? { name, changes: own } : undefined;
  const lead_id = lead?.id ?? null;
  const link = useMutation({
    mutationFn: (asked: {
      locale: typeof locale;
      currency: typeof currency;
      lead_id: number | null;
      scenario?: NamedScenario;
    }) => createShareLink(cache, { property_id: propertyId, ...asked }),
  });
  // A link is for one person in one language and currency.
  const made = link.variables;
  const isFor =
    made?.locale === locale &&
    made.currency === currency &&
    made.lead_id === lead_id &&
    JSON.stringify(made.scenario) === JSON.stringify(scenario);
  const url = isFor ? link.data?.url : undefined;
  function markShared() {
    const id = link.data?.id;
    // The chat is open: whether it could be noted here must not hold anybody up.
    if (id) void markLinkShared(cache, { id, propertyId, leadId: lead_id }).catch(() => null);
  }
  return (
    <section aria-label={t('link.title')} className="grid gap-2 border-t border-line pt-4">
      <p className="text-14 font-medium">{t('link.title')}</p>
      {url ? (
        <>
          <p className="text-14 wrap-anywhere text-ink-2">{url}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={url} label={t('link.copy')} />
            <a
              href={whatsAppUrl(lead?.phone, t('link.words', { locale, address, url }))}
              target="_blank"
              rel="noreferrer"
              onClick={markShared}
              className={buttonClass('secondary', 'sm')}
            >
              <MessageCircle aria-hidden="true" size={15} strokeWidth={1.75} />
              {t('link.whatsapp')}
            </a>
          </div>
        </>
      ) : (
        <>
          <p className="text-14 text-pretty text-ink-2">{t('link.text')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            isBusy={link.isPending}
            onClick={() =>
              link.mutate({ locale, currency, lead_id, ...(scenario && { scenario }) })
            }
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
