import { useT } from '~/lib/i18n/use-t';
import { timeLeft } from '~/purchases/plan-days';
import { useStepWords } from '~/purchases/use-step-words';
import { cx } from '~/ui/class-names';

type CountdownProps = { dueAt: string; zone: string; now: number };

/** A deadline on the investor’s own clock, on Miami’s, and how long is left. */
export function Countdown({ dueAt, zone, now }: CountdownProps) {
  const t = useT('purchase');
  const { momentsOf } = useStepWords();
  const left = timeLeft(dueAt, now);
  const [own, ...others] = momentsOf(dueAt, zone);
  if (!own) return null;
  return (
    <p className="figures mt-2.5 text-14">
      <span className="text-ink-2">{t('deadline')}: </span>
      <time dateTime={dueAt} className="font-semibold first-letter:uppercase">
        {t('moment', own)}
      </time>{' '}
      <span className={cx('font-semibold whitespace-nowrap', left ? 'text-accent' : 'text-loss')}>
        {left ? t(`left.${left.unit}`, { count: left.count }) : t('left.over')}
      </span>
      {others.map((moment) => (
        <span key={moment.place} className="block text-13 text-ink-2 first-letter:uppercase">
          {t('moment', moment)}
        </span>
      ))}
    </p>
  );
}
