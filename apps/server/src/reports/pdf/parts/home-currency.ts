import type { ProjectInputs } from '@alpha/engine';
import { validateInputs } from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import {
  homeCurrencyFacts,
  homeCurrencyOf,
  homeCurrencySentences,
} from '@alpha/report-model/home-currency';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

/** The result in the reader's currency with the exchange rate as one more risk. */
export function drawHomeCurrency(sheet: Sheet, input: ReportInput): void {
  const lines = linesOf(input);
  const { exchange } = input;
  if (!exchange || lines.length === 0) return;
  const { width, left: x } = sheet;
  const t = translatorFor(input.locale, 'currency');
  const look = { width, size: 8.5 } as const;
  openSection(sheet, {
    heading: t('result.title', { currency: exchange.currency }),
    text: t('result.lead'),
    room: lines.reduce((sum, line) => sum + heightOf(sheet, line, look) + 3, 0),
  });
  for (const line of lines) {
    makeRoom(sheet, heightOf(sheet, line, look));
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, line, { ...look, x, y: sheet.y }) + 3;
    });
  }
}

function linesOf({ report, exchange, locale }: ReportInput): string[] {
  const { model } = report.property;
  if (!exchange || exchange.volatility === null || !model) return [];
  const inputs = model.inputs as ProjectInputs;
  if (validateInputs(inputs).length > 0) return [];
  const texts = { t: translatorFor(locale, 'currency'), locale };
  const result = homeCurrencyOf(inputs, model.market, exchange.volatility);
  return [
    ...homeCurrencyFacts(result, exchange, texts).map((fact) => `${fact.label}: ${fact.line}`),
    ...homeCurrencySentences(result, exchange, texts),
  ];
}
