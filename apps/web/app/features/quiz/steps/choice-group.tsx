import { useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { FieldError } from '~/ui/field-error';
import { CHOICES, type ChoiceQuestion } from '../questions';
import { ChoiceOption } from './choice-option';
import { useAnswers } from './use-answers';
import { CHOICE_GROUP } from './use-step-keys';

type ChoiceGroupProps = {
  question: ChoiceQuestion;
  isMissing: boolean;
  /** The page's heading is already the question. */
  isLegendHidden?: boolean;
  isInRow?: boolean;
  className?: string;
};

/** Native radios: arrow keys, forms and screen readers work without code. */
export function ChoiceGroup({
  question,
  isMissing,
  isLegendHidden = false,
  isInRow = false,
  className,
}: ChoiceGroupProps) {
  const t = useT('quizSteps');
  const { record, choose } = useAnswers();
  const errorId = useId();
  const { field, ids } = CHOICES[question];
  const chosen = record[field]?.id;
  return (
    <fieldset
      {...{ [CHOICE_GROUP]: '' }}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
      className={cx('min-w-0', className)}
    >
      <legend className={cx(isLegendHidden ? 'sr-only' : 'mb-3 text-16 font-medium text-pretty')}>
        {t(`question.${question}`)}
      </legend>
      <div
        className={cx(
          'grid gap-2.5',
          isInRow && (ids.length > 2 ? 'sm:grid-cols-2' : 'grid-cols-2'),
        )}
      >
        {ids.map((id, index) => (
          <ChoiceOption
            key={id}
            {...{ question, id }}
            number={index + 1}
            isChosen={chosen === id}
            onChoose={() => choose(question, id)}
          />
        ))}
      </div>
      {isMissing && (
        <div className="mt-2">
          <FieldError id={errorId}>{t('choose')}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
