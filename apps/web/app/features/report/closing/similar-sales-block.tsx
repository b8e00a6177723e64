import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { useSlider } from '../use-slider';
import { SimilarSaleCard } from './similar-sale-card';

/** Three in view, two on a tablet, one on a phone; swiped, or moved with the arrows. */
export function SimilarSalesBlock({ report: { property } }: BlockProps) {
  const t = useT('report');
  const sales = property.similar_sales;
  const slider = useSlider();
  if (sales.length === 0) return null;
  return (
    <ReportSection
      id="similar-sales"
      title={t('sales.title')}
      lead={t('sales.lead', { count: sales.length })}
      action={
        (slider.canGoBack || slider.canGoOn) && (
          <div className="flex shrink-0 gap-2 max-md:hidden print:hidden">
            <IconButton
              label={t('sales.previous')}
              variant="secondary"
              isRound
              aria-disabled={!slider.canGoBack}
              onClick={() => slider.move(-1)}
              className={slider.canGoBack ? '' : 'opacity-45'}
            >
              <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
            <IconButton
              label={t('sales.next')}
              variant="secondary"
              isRound
              aria-disabled={!slider.canGoOn}
              onClick={() => slider.move(1)}
              className={slider.canGoOn ? '' : 'opacity-45'}
            >
              <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
          </div>
        )
      }
    >
      <ul
        ref={slider.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the focused row.
        tabIndex={0}
        aria-label={t('sales.list')}
        onKeyDown={slider.onKeyDown}
        className="-mx-(--gutter) mt-5 grid auto-cols-[84%] grid-flow-col gap-4 snap-x snap-mandatory scroll-px-(--gutter) overflow-x-auto overscroll-x-contain px-(--gutter) pb-2 [scrollbar-width:none] focus-visible:-outline-offset-2 md:-mx-1 md:auto-cols-[calc((100%-1.5rem)/2)] md:gap-6 md:scroll-px-1 md:px-1 md:pt-1 lg:auto-cols-[calc((100%-3rem)/3)] print:mx-0 print:grid-flow-row print:grid-cols-3 print:overflow-visible print:px-0"
      >
        {sales.map((sale) => (
          <li key={sale.id} className="min-w-0 snap-start print:break-inside-avoid">
            <SimilarSaleCard sale={sale} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
