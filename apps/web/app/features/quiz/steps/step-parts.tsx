import { PaymentAside } from '../payment/payment-aside';
import { PaymentFields } from '../payment/payment-fields';
import { useMarket } from '../payment/use-market';
import { PAYMENT, type Step } from '../questions';
import { CHOICES_OF_STEP, type Question } from '../store/open-steps';
import { paymentOf } from '../store/quiz-record';
import { ChoiceGroup } from './choice-group';
import { ExitFields } from './exit-fields';
import { PersonalFields } from './personal-fields';
import { SearchAside } from './search-aside';
import { FactsAside } from './step-aside';
import { StepGrid } from './step-grid';
import { useAnswers } from './use-answers';

type StepPartsProps = { step: Step; missing: readonly Question[] };

/** The fields of a step and the panel beside them. */
export function StepParts({ step, missing }: StepPartsProps) {
  if (step === 2) return <PaymentParts />;
  if (step === 1)
    return (
      <StepGrid
        step={step}
        fields={<PersonalFields missing={missing} />}
        aside={<FactsAside step={1} />}
      />
    );
  if (step === 6)
    return (
      <StepGrid
        step={step}
        fields={<ExitFields missing={missing} />}
        aside={<FactsAside step={6} />}
      />
    );
  const [question] = CHOICES_OF_STEP[step];
  return (
    <StepGrid
      step={step}
      fields={
        question && (
          <ChoiceGroup question={question} isMissing={missing.includes(question)} isLegendHidden />
        )
      }
      aside={<SearchAside step={step} />}
    />
  );
}

function PaymentParts() {
  const market = useMarket(paymentOf(useAnswers().record) ?? PAYMENT.middle);
  return (
    <StepGrid
      step={2}
      fields={<PaymentFields market={market} />}
      aside={<PaymentAside market={market} />}
    />
  );
}
