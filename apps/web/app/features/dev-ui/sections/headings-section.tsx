import { ChevronRight, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '~/ui/button';
import { FactList } from '~/ui/fact-list';
import { Formula } from '~/ui/formula';
import { How } from '~/ui/how';
import { Metric, MetricRow } from '~/ui/metric';
import { MetricStrip } from '~/ui/metric-strip';
import { DateText, Money, NotAvailable, Percent, Rate } from '~/ui/money';
import { PageHeader } from '~/ui/page-header';
import { facts, headings, metrics, sections, strip } from '../samples';
import { Section } from '../section';

export function HeadingsSection() {
  return (
    <Section title={sections.headings}>
      <PageHeader
        level={2}
        title={headings.title}
        lead={headings.lead}
        actions={
          <Button>
            <Mail aria-hidden="true" size={16} strokeWidth={1.5} />
            {headings.send}
          </Button>
        }
      />
      <MetricStrip
        metrics={[
          { label: strip.netProfit, figure: <Money value={254294} sign />, note: strip.invested },
          { label: strip.cashFlow, figure: strip.firstYear, note: strip.firstYearNote },
          {
            label: strip.averageRoi,
            figure: <Percent value={12.97} />,
            note: strip.averageRoiNote,
          },
          {
            label: strip.totalRoi,
            figure: <Percent value={129.7} decimals={1} />,
            note: strip.totalRoiNote,
          },
        ]}
      />
      <MetricRow>
        <Metric
          label={metrics.annualRoi}
          figure={<Percent value={8.67} />}
          note={<span className="text-gain">{metrics.beats}</span>}
        />
        <Metric
          label={metrics.capRate}
          figure={<Percent value={5.52} />}
          how={
            <How title={metrics.capRate}>
              <CapRate />
            </How>
          }
        />
        <Metric label={metrics.months} figure={<NotAvailable />} note={metrics.why} />
      </MetricRow>
      <FactList
        facts={[
          { label: facts.price, value: <Money value={560000} /> },
          { label: facts.type, value: facts.typeValue },
          { label: facts.rent, value: <Money value={5200} />, note: facts.perMonth },
          { label: facts.down, value: <Rate fraction={0.35} /> },
          { label: facts.closing, value: <DateText value="2026-08-02" /> },
          { label: facts.net, value: <Money value={254294} tone="auto" />, isStrong: true },
        ]}
      />
    </Section>
  );
}

function CapRate() {
  return (
    <>
      <p className="leading-normal text-ink-2">{metrics.capRateText}</p>
      <Formula
        lines={[
          { label: metrics.rent, value: <Money value={58656} /> },
          { label: metrics.costs, value: <Money value={-27732} /> },
          { label: metrics.income, value: <Money value={30924} />, kind: 'sum' },
          { label: metrics.price, value: <Money value={560000} /> },
          { label: metrics.capRate, value: <Percent value={5.52} />, kind: 'result' },
        ]}
      />
      <Link
        to="#what-if"
        className="mt-2 -mb-2 flex min-h-11 items-center justify-between border-t border-line font-medium text-accent"
      >
        {metrics.change}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} />
      </Link>
    </>
  );
}
