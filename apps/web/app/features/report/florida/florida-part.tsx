import { sourceText } from '@alpha/report-model/florida-source-text';
import type { FloridaFact } from '@alpha/report-model/florida-text';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Fact, FactList } from '~/ui/fact-list';
import { TextHow } from '../how/text-how';

type FloridaPartProps = {
  id: string;
  title: string;
  text: string;
  facts: readonly FloridaFact[];
  notes?: readonly string[];
  children?: ReactNode;
};

export function FloridaPart({ id, title, text, facts, notes = [], children }: FloridaPartProps) {
  const words = { t: useT('florida'), locale: useLocale() };
  const toFact = ({ key, label, value, note, how, source, isTotal }: FloridaFact): Fact => ({
    key,
    label,
    value,
    note,
    isStrong: isTotal ?? false,
    ...(how && {
      how: (
        <TextHow title={label} align="start">
          {() => ({ text: how, notes: source ? [sourceText(source, words)] : [] })}
        </TextHow>
      ),
    }),
  });
  return (
    <section aria-labelledby={`florida-${id}`} data-florida={id} className="min-w-0">
      <h3 id={`florida-${id}`} className="text-20">
        {title}
      </h3>
      <p className="mt-1 text-15 text-pretty text-ink-2">{text}</p>
      {facts.length > 0 && <FactList className="mt-3" facts={facts.map(toFact)} />}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-13 text-pretty text-ink-2">
          {note}
        </p>
      ))}
      {children}
    </section>
  );
}
