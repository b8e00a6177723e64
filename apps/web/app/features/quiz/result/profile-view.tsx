import type { InvestorProfile } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { RuledList } from '../ruled-list';
import type { QuizRecord } from '../store/quiz-record';
import { AnswerSummary } from './answer-summary';
import { CallSection } from './call-section';
import { KeepMatches } from './keep-matches';
import { MatchesSection } from './matches-section';
import { QuizCurrency } from './quiz-currency';
import { ResultTitle } from './result-title';
import { RetakeButton } from './retake-button';
import { ScheduleLink } from './schedule-link';
import { SendingState } from './sending-state';
import { useCallForm } from './use-call-form';

const ITEMS = [1, 2, 3, 4] as const;

type ProfileViewProps = { profile: InvestorProfile; record: QuizRecord };

export function ProfileView({ profile, record }: ProfileViewProps) {
  const t = useT('quizResult');
  const form = useCallForm(record);
  const name = record.nombre?.trim();
  return (
    <>
      <div className="page grid gap-12 py-8 md:py-14 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <div className="min-w-0">
          <ResultTitle
            greeting={name ? t('greeting', { name }) : t('greetingNobody')}
            title={t(`profile.${profile}.title`)}
            text={t(`profile.${profile}.text`)}
          />
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1">
            <ScheduleLink form={form} />
            <RetakeButton />
          </div>
          <div className="mt-5 min-h-6">
            <SendingState record={record} form={form} />
          </div>
        </div>
        <AnswerSummary record={record} />
      </div>
      <div className="page grid gap-10 pb-4 lg:grid-cols-2 lg:gap-20">
        <RuledList
          title={t('traits')}
          items={ITEMS.map((item) => t(`profile.${profile}.trait${item}`))}
        />
        <RuledList
          title={t('advice')}
          items={ITEMS.map((item) => t(`profile.${profile}.advice${item}`))}
          isNumbered
        />
      </div>
      <QuizCurrency>
        <MatchesSection record={record} />
      </QuizCurrency>
      {record.email && <KeepMatches email={record.email} />}
      <CallSection form={form} />
    </>
  );
}
