import { countOrUnknown, formatMoney } from '@alpha/i18n';
import { shownPrice } from '@alpha/report-model/property-facts';
import { netProfitText, roiText } from '@alpha/report-model/texts/headline';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags, usePublicUrl } from '~/lib/page-meta';
import type { SharedReport } from '../load-shared-report';

type SharedPreviewProps = { report: SharedReport; token: string };

/** Link preview for chats: who sent it, this home, its result and its picture. */
export function SharedPreview({ report: { property, sender }, token }: SharedPreviewProps) {
  const senders = useT('sender');
  const t = useT('share');
  const report = useT('report');
  const locale = useLocale();
  const publicUrl = usePublicUrl();
  const { address, city, net_profit_10_year: profit } = property;
  const home = { address, city };
  const { kind, amount } = shownPrice(property);
  const price = report('title.shownPrice', { kind, amount: formatMoney(amount, locale) ?? '' });
  const title =
    profit === null
      ? t('preview.titleBare', home)
      : t('preview.title', {
          ...home,
          profit: netProfitText(profit, locale) ?? '',
        });
  const text =
    profit === null
      ? t('preview.textBare', {
          price,
          beds: countOrUnknown(property.beds),
          baths: countOrUnknown(property.baths),
        })
      : t('preview.text', {
          price,
          total: roiText(property.total_roi, locale) ?? '',
          average: roiText(property.average_roi_per_year, locale) ?? '',
        });
  return (
    <MetaTags
      title={title}
      description={sender ? senders('preview', { name: sender.name, text }) : text}
      isPublic={false}
      image={{
        url: `${publicUrl}/api/properties/share/${encodeURIComponent(token)}/picture`,
        alt: title,
      }}
    />
  );
}
