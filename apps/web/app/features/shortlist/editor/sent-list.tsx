import type { Lead, Shortlist } from '@alpha/contract';
import { ThumbsUp, X } from 'lucide-react';
import type { LeadPreferences } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import { HomeSummary } from './home-summary';
import { ScoreHow } from './score-how';
import { SentFacts } from './sent-facts';

type SentListProps = { list: Shortlist; lead: Lead; preferences: LeadPreferences };

/** The sent shortlist with the investor's answer for each listing. Read-only. */
export function SentList({ list, lead, preferences }: SentListProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-5 max-lg:order-last">
        <ol className="grid gap-4">
          {list.homes.map((home) => (
            <Card as="li" isPadded={false} key={home.property_id}>
              <HomeSummary
                home={home}
                place={home.position}
                leadId={list.lead_id}
                budget={preferences.budget}
                aside={<AnswerBadge answer={home.answer} />}
              />
              {home.sentence && (
                <p className="border-t border-line px-4 py-3 font-serif text-16 text-pretty wrap-anywhere">
                  {home.sentence}
                </p>
              )}
            </Card>
          ))}
        </ol>
        <ScoreHow preferences={preferences} />
      </div>
      <SentFacts {...{ list, lead }} />
    </div>
  );
}

function AnswerBadge({ answer }: { answer: 'like' | 'pass' | null }) {
  const t = useT('shortlist');
  if (answer === 'like')
    return (
      <Badge
        tone="gain"
        icon={<ThumbsUp aria-hidden="true" size={13} strokeWidth={2} fill="currentColor" />}
      >
        {t('answer.like')}
      </Badge>
    );
  if (answer === 'pass')
    return (
      <Badge icon={<X aria-hidden="true" size={13} strokeWidth={2} />}>{t('answer.pass')}</Badge>
    );
  return <span className="text-13 text-ink-3">{t('answer.none')}</span>;
}
