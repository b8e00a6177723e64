import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { CHOICES } from '../questions';
import { AsideFrame } from '../steps/step-aside';
import { wordsOf } from '../store/quiz-post';
import { paymentOf, type QuizRecord } from '../store/quiz-record';

const SHOWN = [
  ['risk', 'name.3'],
  ['goal', 'name.4'],
  ['type', 'name.5'],
  ['exit', 'name.6'],
] as const;

/** The answers behind the profile, in the current language. */
export function AnswerSummary({ record }: { record: QuizRecord }) {
  const t = useT('quizSteps');
  const title = useT('quizResult')('answers');
  const dollars = formatMoney(paymentOf(record), useLocale());
  return (
    <AsideFrame step={7} title={title}>
      <dl className="mt-3 text-15">
        {dollars && <Line label={t('name.2')} answer={dollars} />}
        {SHOWN.map(([question, name]) => {
          const id = record[CHOICES[question].field]?.id;
          return (
            id && <Line key={question} label={t(name)} answer={wordsOf(question, id, t).answer} />
          );
        })}
      </dl>
    </AsideFrame>
  );
}

function Line({ label, answer }: { label: string; answer: string }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-2.75">
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures font-medium text-pretty">{answer}</dd>
    </div>
  );
}
