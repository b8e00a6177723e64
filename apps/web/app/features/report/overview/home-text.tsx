import type { PropertyDetail } from '@alpha/contract';
import { descriptionIn } from '@alpha/report-model/property-facts';
import { Check } from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useFigures } from '../use-figures';

/** The seller's description and the features; hidden when there is neither. */
export function HomeText({ property }: { property: PropertyDetail }) {
  const t = useT('report');
  const locale = useLocale();
  const figures = useFigures();
  const { features } = property;
  const words = descriptionIn(locale, property);
  const facts = [
    property.neighborhood && t('home.neighborhood', { name: property.neighborhood }),
    property.year_built && t('home.built', { year: String(property.year_built) }),
    property.lot_sqft && t('home.lot', { area: figures.number(property.lot_sqft) }),
  ].filter((fact) => typeof fact === 'string');
  if (!words && features.length === 0 && facts.length === 0) return null;
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
      {(words || facts.length > 0) && (
        <div>
          <h3 className="text-20">{t('home.about')}</h3>
          {words && (
            <p lang={words.language} className="mt-2 max-w-[62ch] text-pretty text-ink-2">
              {words.text}
            </p>
          )}
          {facts.length > 0 && (
            <ul className="figures mt-3 flex flex-wrap gap-x-5 text-14 text-ink-3">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {features.length > 0 && (
        <div>
          <h3 className="text-20">{t('home.features')}</h3>
          <ul className="mt-2 grid gap-x-6 gap-y-1 text-15 text-ink-2 sm:grid-cols-2">
            {features.map((code) => (
              <li key={code} className="flex items-baseline gap-2">
                <Check
                  aria-hidden="true"
                  size={14}
                  strokeWidth={2}
                  className="shrink-0 translate-y-0.5 text-accent"
                />
                {t('home.feature', { code, name: readable(code) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Imports can contain features without a translation: `wine_cellar` → Wine cellar. */
function readable(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
