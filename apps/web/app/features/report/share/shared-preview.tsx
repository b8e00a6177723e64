import { formatMoney, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags, usePublicUrl } from '~/lib/page-meta';
import type { BlockProps } from '../report.types';

/** What a chat shows of the link before anybody opens it: this home, its result and its picture. */
export function SharedPreview({ report: { property }, token }: BlockProps & { token: string }) {
  const t = useT('share');
  const locale = useLocale();
  const publicUrl = usePublicUrl();
  const { address, city, net_profit_10_year: profit } = property;
  const home = { address, city };
  const price = formatMoney(property.list_price, locale) ?? '';
  return (
    <MetaTags
      title={
        profit === null
          ? t('preview.titleBare', home)
          : t('preview.title', {
              ...home,
              profit: formatMoney(profit, locale, { sign: 'always' }) ?? '',
            })
      }
      description={
        profit === null
          ? t('preview.textBare', { price, beds: property.beds, baths: property.baths })
          : t('preview.text', {
              price,
              total: formatPercent(property.total_roi, locale) ?? '',
              average: formatPercent(property.average_roi_per_year, locale) ?? '',
            })
      }
      isPublic={false}
      image={`${publicUrl}/api/properties/share/${encodeURIComponent(token)}/picture`}
    />
  );
}
