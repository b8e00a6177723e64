import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { memo, type ReactNode, useMemo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { InTurn } from '~/lib/in-turn';
import { useIsChanging } from '~/lib/use-is-changing';
import { cx } from '~/ui/class-names';
import { AmortizationBlock } from './charts/amortization-block';
import { CashflowBlock } from './charts/cashflow-block';
import { PastForecastsBlock } from './charts/past-forecasts-block';
import { PriceHistoryBlock } from './charts/price-history-block';
import { RentalBlock } from './charts/rental-block';
import { RoiBlock } from './charts/roi-block';
import { FinancialsBlock } from './closing/financials-block';
import { NextSteps } from './closing/next-steps';
import { OriginsBlock } from './closing/origins-block';
import { PerformanceBlock } from './closing/performance-block';
import { ReportFooter } from './closing/report-footer';
import { SimilarSalesBlock } from './closing/similar-sales-block';
import { HomeCurrencyBlock } from './currency/home-currency-block';
import { FloridaBlock } from './florida/florida-block';
import { CashBlock } from './outcome/cash-block';
import { OutcomeStrip } from './outcome/outcome-strip';
import { ComparisonBlock } from './overview/comparison-block';
import { DoubtNotice } from './overview/doubt-notice';
import { HeadlineBlock } from './overview/headline-block';
import { SectionMenu } from './overview/section-menu';
import { SummaryBlock } from './overview/summary-block';
import { SourceLine, TitleBlock } from './overview/title-block';
import { PlaceBlock } from './place/place-block';
import { OwnAssumptionsContext, SharedReportContext } from './report-mode';
import { StressBlock } from './stress/stress-block';
import { LatestSimulatedContext } from './what-if/latest-simulated';
import { ScenarioCard } from './what-if/scenario-card';
import {
  changesOf,
  OwnScenarioContext,
  type ScenarioStore,
  ScenarioStoreContext,
} from './what-if/scenario-store';
import { TaxPanel } from './what-if/tax/tax-panel';
import { TriedScenario } from './what-if/tried-scenario';
import { useWhatIf } from './what-if/use-what-if';
import { WhatIfBlock } from './what-if/what-if-block';
import { SimulatingContext } from './what-if/while-simulating';

// A what-if slider re-renders the page up to sixty times a second: unchanged parts must be memoized.
const Title = memo(TitleBlock);
const Doubt = memo(DoubtNotice);
const Outcome = memo(OutcomeStrip);
const Headline = memo(HeadlineBlock);
const Cash = memo(CashBlock);
const InCurrency = memo(HomeCurrencyBlock);
const Comparison = memo(ComparisonBlock);
const Summary = memo(SummaryBlock);
const Place = memo(PlaceBlock);
const Roi = memo(RoiBlock);
const Cashflow = memo(CashflowBlock);
const PriceHistory = memo(PriceHistoryBlock);
const PastForecasts = memo(PastForecastsBlock);
const Rental = memo(RentalBlock);
const Stress = memo(StressBlock);
const Florida = memo(FloridaBlock);
const Amortization = memo(AmortizationBlock);
const SimilarSales = memo(SimilarSalesBlock);
const Performance = memo(PerformanceBlock);
const Financials = memo(FinancialsBlock);
const Origins = memo(OriginsBlock);
const Footer = memo(ReportFooter);

/** A phone lays out what is in sight; the rest when the reader begins to use the page. */
const UNTIL_USED = 'max-md:not-print:in-data-later:[&>section:not(#overview)]:drawn-in-sight';

const UNTIL_WHOLE_MS = 2_000;

/** Of parts that were never in sight: the page must not jump when they are. */
const USUAL_HEIGHTS = cx(
  '[&_section]:[contain-intrinsic-size:auto_800px]',
  'max-md:[&>[data-folded]]:[contain-intrinsic-size:auto_92px]',
  'max-md:[&>#what-if]:[contain-intrinsic-size:auto_1220px]',
  'max-md:[&>#taxes]:[contain-intrinsic-size:auto_160px]',
  'max-md:[&>#similar-sales]:[contain-intrinsic-size:auto_400px]',
  'max-md:[&>#cash-flow]:[contain-intrinsic-size:auto_620px]',
  'max-md:[&>#place]:[contain-intrinsic-size:auto_333px]',
);

export type ReportPageProps = {
  report: PropertyReport;
  /** Behind an emailed link, not in the app. */
  isShared?: boolean;
  /** Actions at the end of the section menu: send and PDF. */
  actions?: ReactNode;
  /** What to do next, at the end; the steps that all pages have come after them. */
  next?: ReactNode;
  /** On the first picture; the same element until the page changes. */
  corner?: ReactNode;
  /** After the next steps. */
  after?: ReactNode;
  /** Staff only: recipients. */
  shares?: ReactNode;
  /** Where scenarios are kept. */
  scenarios?: ScenarioStore | null;
};

/**
 * One page for staff and for shared links: same data and parts. The specification's blocks are in its order;
 * `SECTIONS` has the same order for the menu.
 */
export function ReportPage(props: ReportPageProps) {
  const {
    report,
    isShared = false,
    actions,
    next,
    corner,
    after,
    shares,
    scenarios = null,
  } = props;
  const t = useT('report');
  const whatIf = useWhatIf(report, scenarios?.sent);
  const { shown, settled, last } = whatIf;
  // The same object until an assumption changes, so that its readers render no more often.
  const changed = JSON.stringify(changesOf(whatIf.scenario));
  // Afterwards the page is whole again, also for a screenshot or the browser's own print.
  const isChanging = useIsChanging(shown === report ? '' : changed, UNTIL_WHOLE_MS);
  const own = useMemo(() => JSON.parse(changed) as ScenarioChanges | null, [changed]);
  return (
    <ScenarioStoreContext value={scenarios}>
      <OwnScenarioContext value={own}>
        <TriedScenario />
        <SharedReportContext value={isShared}>
          <OwnAssumptionsContext value={shown !== report}>
            <LatestSimulatedContext value={whatIf.latest}>
              <SimulatingContext value={whatIf.scenario?.isSimulating ?? false}>
                <SectionMenu report={report} actions={actions} />
                <main
                  id="content"
                  className={cx(
                    'page grid grid-cols-[minmax(0,1fr)] gap-6 pb-12 md:gap-16 md:pb-16',
                    isShared ? 'pt-2.5 md:pt-5' : 'pt-4 md:pt-8',
                    // The action bar covers the bottom edge.
                    actions ? 'max-md:pb-28' : null,
                    USUAL_HEIGHTS,
                    isShared && UNTIL_USED,
                    isChanging && '[&>section:not(#overview)]:drawn-in-sight',
                    isShared ? '[&_section]:scroll-mt-20' : '[&_section]:scroll-mt-35',
                  )}
                >
                  <section
                    id="overview"
                    aria-label={t('menu.overview')}
                    className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none md:gap-16"
                  >
                    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                      <ScenarioCard {...whatIf} />
                      <Title report={report} corner={corner} />
                      <Doubt report={report} isShared={isShared} />
                      <Outcome report={settled} />
                      <Headline report={shown} />
                      <InCurrency report={settled} />
                      <SourceLine report={report} />
                    </div>
                    {shares && <div className="print:hidden">{shares}</div>}
                    <Cash report={shown} />
                  </section>
                  <InTurn>
                    <Comparison report={shown} />
                    <Summary report={last} />
                    <Roi report={settled} />
                    <Cashflow report={last} />
                  </InTurn>
                  <InTurn>
                    <WhatIfBlock {...whatIf} />
                    {whatIf.scenario && <TaxPanel scenario={whatIf.scenario} />}
                  </InTurn>
                  <InTurn>
                    <Place report={report} />
                    <PriceHistory report={settled} />
                    <PastForecasts report={report} />
                    <Rental report={last} />
                  </InTurn>
                  <InTurn>
                    <Stress report={last} />
                    <Florida report={last} change={whatIf.scenario?.change ?? null} />
                    <Amortization report={last} />
                    <SimilarSales report={report} />
                  </InTurn>
                  <InTurn>
                    <Performance report={last} />
                    <Financials report={last} />
                    <Origins report={report} />
                    <NextSteps report={report}>{next}</NextSteps>
                    {after}
                    <Footer report={report} />
                  </InTurn>
                </main>
              </SimulatingContext>
            </LatestSimulatedContext>
          </OwnAssumptionsContext>
        </SharedReportContext>
      </OwnScenarioContext>
    </ScenarioStoreContext>
  );
}
