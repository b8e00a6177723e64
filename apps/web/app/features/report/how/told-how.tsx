import type { ReactNode } from 'react';
import { Formula, type FormulaLine } from '~/ui/formula';
import { How } from '~/ui/how';

type Told = {
  /** How the figure comes about. */
  text: string;
  lines?: readonly FormulaLine[];
  /** Smaller: what it is for, what it leaves out. */
  notes?: readonly string[];
  more?: ReactNode;
};

type ToldHowProps = { title: string; align?: 'start' | 'end'; children: () => Told };

/** "How?" beside a figure that is told in words, with this home's numbers below. */
export function ToldHow({ title, align = 'end', children }: ToldHowProps) {
  return (
    <How title={title} align={align}>
      {() => <Telling {...children()} />}
    </How>
  );
}

export function Telling({ text, lines = [], notes = [], more }: Told) {
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
