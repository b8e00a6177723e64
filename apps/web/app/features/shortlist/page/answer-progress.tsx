import type { ShortlistPreview } from '@alpha/contract';
import { ThumbsUp, X } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import type { Answers } from '~/shares/answer/use-answers';
import { cx } from '~/ui/class-names';

type AnswerProgressProps = {
  homes: readonly ShortlistPreview['homes'][number][];
  answers: Answers;
};

const LOOKS = {
  like: 'border-gain bg-gain-wash text-gain',
  pass: 'border-line bg-sunken text-ink-3',
  none: 'border-edge bg-surface text-ink hover:border-ink-3',
};

/** Sticky progress with a link to each listing. */
export function AnswerProgress({ homes, answers }: AnswerProgressProps) {
  const t = useT('shortlistPage');
  const answered = homes.filter(({ position }) => answers[position]?.answer).length;
  const count = homes.length;
  const label = t('progress', { answered, total: count });
  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-10 -mx-(--gutter) border-b border-line bg-paper/95 px-(--gutter) backdrop-blur-sm"
    >
      <div className="flex min-h-15 items-center gap-4">
        <ol className="flex min-w-0 flex-1 gap-1.5">
          {homes.map(({ position, listing }, index) => {
            const answer = answers[position]?.answer ?? null;
            return (
              <li key={position} className="min-w-0 max-w-11 flex-1">
                <a
                  href={`#home-${index + 1}`}
                  aria-label={`${t('number', { number: index + 1, count })}: ${listing.address}`}
                  className={cx(
                    'figures grid h-11 place-content-center rounded-2 border text-14 font-medium transition-colors',
                    LOOKS[answer ?? 'none'],
                  )}
                >
                  <Mark answer={answer} number={index + 1} />
                </a>
              </li>
            );
          })}
        </ol>
        <p aria-hidden="true" className="figures text-13 text-ink-2 max-sm:hidden">
          {label}
        </p>
      </div>
    </nav>
  );
}

function Mark({ answer, number }: { answer: 'like' | 'pass' | null; number: number }) {
  if (answer === 'like')
    return <ThumbsUp aria-hidden="true" size={16} strokeWidth={1.75} fill="currentColor" />;
  if (answer === 'pass') return <X aria-hidden="true" size={16} strokeWidth={1.75} />;
  return number;
}
