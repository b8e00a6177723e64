import { useT } from '~/lib/i18n/use-t';
import type { ChoiceQuestion } from '../questions';
import { wordsOf } from '../store/quiz-post';

/** Questions whose options have a description. */
const EXPLAINED = ['risk', 'goal', 'type'] as const;

type ChoiceOptionProps = {
  question: ChoiceQuestion;
  id: number;
  /** Shortcut key. */
  number: number;
  isChosen: boolean;
  onChoose: () => void;
};

export function ChoiceOption({ question, id, number, isChosen, onChoose }: ChoiceOptionProps) {
  const t = useT('quizSteps');
  const isExplained = EXPLAINED.some((explained) => explained === question);
  return (
    <label className="group flex min-h-14 cursor-pointer items-center gap-3.5 rounded-3 border border-line bg-surface px-4 py-3 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={question}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-[border-width,border-color] outline-none checked:border-6 checked:border-accent focus-visible:shadow-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-pretty">{wordsOf(question, id, t).answer}</span>
        {isExplained && (
          <span className="mt-0.5 block text-14 text-pretty text-ink-2">
            {t(`option.${question}.${id}Text` as 'option.risk.1Text')}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="figures hidden size-6 shrink-0 place-items-center rounded-1 border border-line text-12 text-ink-3 group-has-checked:border-accent group-has-checked:text-accent lg:pointer-fine:grid"
      >
        {number}
      </span>
    </label>
  );
}
