import { useT } from '~/lib/i18n/use-t';
import { ScheduleLink } from './schedule-link';
import type { CallForm } from './use-call-form';

/** The next step: a call. */
export function CallSection({ form }: { form: CallForm }) {
  const t = useT('quizResult');
  return (
    <section className="border-t border-line bg-sunken">
      <div className="page flex flex-col gap-6 py-12 md:flex-row md:items-center md:justify-between md:gap-12 md:py-16">
        <div>
          <h2 className="text-28 tracking-[-0.02em] md:text-40">{t('call.title')}</h2>
          <p className="mt-3 max-w-[56ch] text-pretty text-ink-2">{t('call.text')}</p>
        </div>
        <div className="grid shrink-0 gap-2 md:justify-items-center">
          <ScheduleLink form={form} />
          <span className="text-13 text-ink-3">{t('call.free')}</span>
        </div>
      </div>
    </section>
  );
}
