import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';

export function ReportFooter({ report: { property } }: BlockProps) {
  const t = useT('report');
  const { date } = useFigures();
  const { model, source, zpid } = property;
  return (
    <footer className="figures flex flex-wrap justify-between gap-x-10 gap-y-2 border-t border-line pt-5 text-13 text-ink-2">
      <p className="max-w-[72ch] text-pretty">{t('footer.advice')}</p>
      <div className="grid content-start gap-y-0.5 text-ink-3 md:text-right">
        {model && (
          <p>{t('footer.model', { version: model.version, day: date(model.computed_at) })}</p>
        )}
        <p>{t('footer.source', { source, name: source, asOf: date(property.source_as_of) })}</p>
        {zpid !== null && <p>{t('footer.zpid', { zpid: String(zpid) })}</p>}
      </div>
    </footer>
  );
}
