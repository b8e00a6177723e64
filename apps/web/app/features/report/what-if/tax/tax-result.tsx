import type { ProjectInputs } from '@alpha/engine';
import { type AfterTax, afterTax, type TaxLensKind } from '@alpha/engine/tax';
import { useMemo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { type Fact, FactList } from '~/ui/fact-list';
import { Money, Percent, Rate } from '~/ui/money';
import type { LensKey } from '../use-scenario-url';
import { TaxNotes } from './tax-notes';
import { TaxYears } from './tax-years';

const KINDS: Record<LensKey, TaxLensKind> = {
  us: 'domestic',
  net: 'foreignNet',
  gross: 'foreignGross',
};

export function TaxResult({ inputs, lens }: { inputs: ProjectInputs; lens: LensKey }) {
  const t = useT('whatIf');
  const result = useMemo(() => afterTax(inputs, { kind: KINDS[lens] }), [inputs, lens]);
  const rentTax = result.rows.reduce((sum, row) => sum + row.taxDue, 0);
  return (
    <div data-lens={lens}>
      <p className="mt-3 text-14 text-pretty text-ink-2">{t(`tax.about.${lens}`)}</p>
      <FactList
        className="mt-3"
        facts={[
          fact(t('tax.before'), result.beforeTaxNetProfit),
          fact(t('tax.rent'), -rentTax),
          fact(t('tax.exit'), -result.exit.taxDue),
          { ...fact(t('tax.after'), result.afterTaxNetProfit), isStrong: true },
          { label: t('tax.irr'), value: <Percent value={result.afterTaxIrr} /> },
        ]}
      />
      <TaxYears rows={result.rows} />
      <h3 className="mt-6 font-sans text-14 font-semibold">{t('tax.closing')}</h3>
      <FactList className="mt-2" facts={closingFacts(result, t)} />
      <TaxNotes result={result} />
    </div>
  );
}

const fact = (label: string, value: number): Fact => ({ label, value: <Money value={value} /> });

type Translate = ReturnType<typeof useT<'whatIf'>>;

/** In the order of the cash flow. */
function closingFacts({ exit, estate, lens }: AfterTax, t: Translate): Fact[] {
  const isForeign = lens.kind !== 'domestic';
  const deposit: Fact[] = isForeign
    ? [
        {
          label: t('tax.withheld'),
          value: <Money value={-exit.withheld} />,
          note: <Rate fraction={exit.firptaRate} decimals={0} />,
        },
        fact(t('tax.cash'), exit.cashAtClosing),
        fact(t('tax.refunded'), exit.refunded),
      ]
    : [];
  const due = fact(isForeign ? t('tax.shortfall') : t('tax.exit'), -exit.shortfall);
  return [
    fact(isForeign ? t('tax.saleLeaves') : t('tax.cash'), exit.cashAtClosing + exit.withheld),
    ...deposit,
    ...(exit.shortfall > 0 ? [due] : []),
    { ...fact(t('tax.proceeds'), exit.netProceedsAfterTax), isStrong: true },
    fact(t('tax.estatePurchase'), estate.atPurchase),
    fact(t('tax.estateExit'), estate.atExit),
  ];
}
