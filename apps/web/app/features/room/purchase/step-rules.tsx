import type { PurchaseStep } from '~/data/room-purchases';
import { useT } from '~/lib/i18n/use-t';
import { useStepWords } from '~/purchases/use-step-words';

/** Facts with their source and their day; no advice. */
export function StepRules({ rules }: Pick<PurchaseStep, 'rules'>) {
  const t = useT('purchase');
  const steps = useT('purchaseSteps');
  const { dayText } = useStepWords();
  if (rules.length === 0) return null;
  return (
    <div className="text-14">
      <p className="font-medium">{t('step.rules')}</p>
      <ul className="grid max-w-(--measure) gap-2 text-ink-2">
        {rules.map(({ key, publisher, url, as_of }) => (
          <li key={key}>
            {steps(`rule.${key}`)}{' '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-13 text-accent underline underline-offset-2"
            >
              {t('step.asOf', { publisher, date: dayText(as_of) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
