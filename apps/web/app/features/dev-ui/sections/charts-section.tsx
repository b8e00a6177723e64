import { sections } from '../samples';
import { Section } from '../section';
import { DensitySample, SaleSample } from './density-samples';
import { HistorySample, LoanSample, RentSample } from './time-samples';

export function ChartsSection() {
  return (
    <Section title={sections.charts}>
      <DensitySample />
      <HistorySample />
      <SaleSample />
      <div className="grid gap-6 xl:grid-cols-2">
        <LoanSample />
        <RentSample />
      </div>
    </Section>
  );
}
