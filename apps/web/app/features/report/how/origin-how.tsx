import type { OriginFigure } from '@alpha/contract/report-origins';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { TextHow } from './text-how';
import { useOriginNotes } from './use-origin-text';

/** "How?" beside a figure that is an input: its source. */
export function OriginHow({ report, figure }: BlockProps & { figure: OriginFigure }) {
  const t = useT('origins');
  const [text] = useOriginNotes(report.property)(figure);
  if (!text) return null;
  return <TextHow title={t(`name.${figure}`)}>{() => ({ text })}</TextHow>;
}
