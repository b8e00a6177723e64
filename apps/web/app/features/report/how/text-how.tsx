import type { ReactNode } from 'react';
import { Formula, type FormulaLine } from '~/ui/formula';
import { How } from '~/ui/how';

type Explanation = {
  /** How the figure is determined. */
  text: string;
  lines?: readonly FormulaLine[];
  /** Small print: what it is for, what it leaves out. */
  notes?: readonly string[];
  more?: ReactNode;
};

type TextHowProps = { title: string; align?: 'start' | 'end'; children: () => Explanation };

/** "How?" beside a figure: an explanation in words, then this home's numbers. */
export function TextHow({ title, align = 'end', children }: TextHowProps) {
  return (
    <How title={title} align={align}>
      {() => <TextExplanation {...children()} />}
    </How>
  );
}

export function TextExplanation({ text, lines = [], notes = [], more }: Explanation) {
  return (
    <>
      <p className="text-pretty text-ink-2">{text}</p>
      {lines.length > 0 && (
        <Formula lines={lines} className={lines.length > 9 ? 'text-13 [&>div]:py-0.5' : ''} />
      )}
      {more}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-13 text-pretty text-ink-2">
          {note}
        </p>
      ))}
    </>
  );
}
