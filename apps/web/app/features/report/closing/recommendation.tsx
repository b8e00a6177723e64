import { recommendationTexts } from '@alpha/report-model/texts/recommendation';
import { useId } from 'react';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';

/** Hidden without an average ROI. */
export function Recommendation({ report }: BlockProps) {
  const id = useId();
  const phrases = usePhrases();
  const texts = recommendationTexts(report.property, phrases);
  if (!texts) return null;
  const { heading, text, why } = texts;
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-8 gap-y-3 border-y border-ink py-7 md:grid-cols-[1fr_2fr]"
    >
      <h3 id={id} className="text-28 tracking-[-0.018em]">
        {heading}
      </h3>
      <div>
        <p className="font-serif text-20 leading-[1.45] text-pretty">{text}</p>
        <div className="figures mt-1.5 flex flex-wrap items-baseline gap-x-2 text-15 text-ink-2">
          <p>{why}</p>
          <HowMetric report={report} metric="averageRoiPerYear" align="start" />
        </div>
      </div>
    </section>
  );
}
