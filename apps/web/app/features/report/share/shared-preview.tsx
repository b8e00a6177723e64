import { countOrUnknown, formatMoney, formatPercent } from '@alpha/i18n';
import { shownPrice } from '@alpha/report-model/property-facts';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags, usePublicUrl } from '~/lib/page-meta';
import type { BlockProps } from '../report.types';

/** Link preview for chats: this home, its result and its picture. */
export function SharedPreview({ report: { property }, token }: BlockProps & { token: string }) {
  const t = useT('share');
  const report = useT('report');
  const locale = useLocale();
  const publicUrl = usePublicUrl();
  const { address, city, net_profit_10_year: profit } = property;
  const home = { address, city };
  const { kind, amount } = shownPrice(property);
  const price = report('title.shownPrice', { kind, amount: formatMoney(amount, locale) ?? '' });
  const percent = (value: number | null) =>
    formatPercent(value, locale, { decimals: ROI_DECIMALS }) ?? '';
  const title =
    profit === null
      ? t('preview.titleBare', home)
      : t('preview.title', {
          ...home,
          profit: formatMoney(profit, locale, { sign: 'always' }) ?? '',
        });
  return (
    <MetaTags
      title={title}
      description={
        profit === null
          ? t('preview.textBare', {
              price,
              beds: countOrUnknown(property.beds),
              baths: countOrUnknown(property.baths),
            })
          : t('preview.text', {
              price,
              total: percent(property.total_roi),
              average: percent(property.average_roi_per_year),
            })
      }
      isPublic={false}
      image={{
        url: `${publicUrl}/api/properties/share/${encodeURIComponent(token)}/picture`,
        alt: title,
      }}
    />
  );
}
