import { outcomeOf } from '@alpha/report-model/outcome';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import { changedAssumptions } from '@alpha/report-model/scenario-text';
import { comparedOutcomes } from '@alpha/report-model/texts/compared-outcomes';
import { COLORS } from '../../render-worker/colors.ts';
import type { Words } from '../../render-worker/words.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { type Cell, drawTable } from '../layout/table.ts';
import { write } from '../layout/text.ts';
import type { PrintedScenario, ReportInput } from '../report-input.ts';

/** `Sofía Lareda’s scenario`; of a reader whose name nobody knows: `Your scenario`. */
export const ownerText = ({ by }: PrintedScenario, { outcome: t }: Words): string =>
  by === null ? t('compared.yours') : t('compared.of', { name: by });

/** On the title page: whose assumptions these are, and each one that differs from ours. */
export function drawScenario(sheet: Sheet, scenario: PrintedScenario): void {
  const { words, left: x, width } = sheet;
  const { outcome: t, locale, whatIf } = words;
  const owner = ownerText(scenario, words);
  const { title, changes, ours } = scenario;
  const inputs = inputsOf(ours);
  const rows = inputs ? changedAssumptions(changes, inputs, locale, whatIf, words.unit) : [];
  const lines = rows.map(({ name, ...values }) => `${name}: ${t('compared.insteadOf', values)}`);
  sheet.y -= 6;
  tagged(sheet, 'P', () => {
    const named = title ? t('compared.named', { owner, title }) : owner;
    const look = { x, y: sheet.y, width, size: 12, face: 'serif', lines: 2 } as const;
    sheet.y += write(sheet, named, look) + 2;
  });
  tagged(sheet, 'P', () => {
    const look = { x, y: sheet.y, width, size: 8.5, color: COLORS.second } as const;
    sheet.y += write(sheet, `${lines.join(' · ')}.`, look) + 10;
  });
}

const ROW = 15;
const SHARES = [0.26, 0.37, 0.37];

/** After the figures of the scenario: the same under our assumptions. */
export function drawBothOutcomes(sheet: Sheet, { report, scenario }: ReportInput): void {
  const { words } = sheet;
  const [theirs, ours] = [
    outcomeOf(report.property),
    scenario && outcomeOf(scenario.ours.property),
  ];
  if (!scenario || !theirs || !ours) return;
  const rows = comparedOutcomes(theirs, ours, {
    t: words.outcome,
    locale: words.locale,
    unit: words.unit,
  });
  makeRoom(sheet, ROW * (rows.length + 1) + 12);
  sheet.y += 10;
  const cell = ({ value, note, tone }: (typeof rows)[number]['ours']): Cell => ({
    text: note ? `${value} (${note})` : value,
    ...(tone === 'loss' && { color: COLORS.loss }),
  });
  const heads = ['', ownerText(scenario, words), words.outcome('compared.ours')];
  drawTable(sheet, {
    size: 8,
    rowHeight: ROW,
    columns: heads.map((label, i) => ({
      label,
      share: SHARES[i] as number,
      align: i === 0 ? 'left' : 'right',
    })),
    rows: rows.map(({ label, scenario, ours }) => [
      { text: label, color: COLORS.second },
      { ...cell(scenario ?? ours), face: 'medium' },
      cell(ours),
    ]),
  });
}
