import { useT } from '~/lib/i18n/use-t';
import { PAYMENT } from '../questions';

const AMOUNTS = [150_000, PAYMENT.middle, 450_000];

type CommonAmountsProps = {
  chosen: number;
  format: (dollars: number) => string;
  onChoose: (dollars: number) => void;
};

/** Preset amounts, easier than the slider. */
export function CommonAmounts({ chosen, format, onChoose }: CommonAmountsProps) {
  const t = useT('quizSteps');
  return (
    <fieldset
      aria-label={t('payment.common')}
      className="mt-7 grid grid-cols-3 gap-2 sm:flex sm:flex-wrap"
    >
      {AMOUNTS.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
          className="figures min-h-11 cursor-pointer rounded-full border border-edge bg-surface px-1 text-14 font-medium transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent sm:px-4"
        >
          {format(amount)}
        </button>
      ))}
    </fieldset>
  );
}
