import type { AssumedField } from '@alpha/report-model/assumption-sources';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { TextHow } from './text-how';
import { useInputRow } from './use-origin-text';

/** "How?" beside an assumption: who set it and when, and its usual range. */
export function InputHow({ report, field }: BlockProps & { field: AssumedField }) {
  const t = useT('origins');
  const row = useInputRow(report.property, field);
  if (!row) return null;
  return <TextHow title={t(`name.${row.key}`)}>{() => ({ text: row.line })}</TextHow>;
}
