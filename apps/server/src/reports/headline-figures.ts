import type { PropertyReport } from '@alpha/contract';
import {
  type HeadlineFigure as Figure,
  headlineFigures as figuresOf,
} from '@alpha/report-model/texts/headline';
import type { Words } from './render-worker/words.ts';

export type HeadlineFigure = Figure & { value: string };

/** The four main numbers for PDF, preview and email; empty without an analysis. */
export function headlineFigures(words: Words, { property }: PropertyReport): HeadlineFigure[] {
  return figuresOf(property, words.phrases).map(({ value, ...figure }) => ({
    ...figure,
    value: value ?? words.none,
  }));
}
