import { formatMoney } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { type Matches, readMatches } from '~/data/property-matches';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ListingTeaserSkeleton } from '~/listings/listing-teaser-skeleton';
import { Button } from '~/ui/button';
import { CurrencyBar } from '~/ui/currency-bar';
import { LoadingRegion } from '~/ui/skeleton';
import { PAYMENT } from '../questions';
import { paymentOf, type QuizRecord } from '../store/quiz-record';
import { useLoaded } from '../use-loaded';
import { MatchCard } from './match-card';
import { limitsTypes, matchQuery, ranksTypes, typeName } from './match-query';

const ROW = 'grid gap-4 md:grid-cols-3';
const PLACES = [1, 2, 3];

/** A preview of the shortlist that follows the call: loading, error, empty or three listings. */
export function MatchesSection({ record }: { record: QuizRecord }) {
  const t = useT('quizResult');
  // Loaded with the page, so that the cards don't wait for their texts.
  useT('listings');
  useT('outcome');
  useT('ui');
  const { data, isFailed, retry } = useLoaded('matches', (signal) =>
    readMatches(matchQuery(record), signal),
  );
  if (data && data.matches.length > 0)
    return (
      <Section count={data.matches.length} note={<Note record={record} found={data} />}>
        <CurrencyBar className="mb-5" />
        <ul className={ROW}>
          {data.matches.map((match) => (
            <li key={match.listing.id} className="min-w-0">
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
        {data.matches.every(({ listing }) => listing.images[0]?.is_illustration) && (
          <p className="mt-4 text-13 text-ink-3">{t('matches.demo')}</p>
        )}
      </Section>
    );
  return (
    <Section>
      {data && <p className="border-t border-ink pt-5 text-ink-2">{t('matches.empty')}</p>}
      {isFailed && (
        <div role="alert" className="border-t border-ink pt-5">
          <p>{t('matches.error')}</p>
          <Retry onRetry={retry} />
        </div>
      )}
      {!data && !isFailed && (
        <LoadingRegion className={ROW}>
          {PLACES.map((place) => (
            <ListingTeaserSkeleton key={place} />
          ))}
        </LoadingRegion>
      )}
    </Section>
  );
}

type SectionProps = { count?: number; note?: ReactNode; children: ReactNode };

function Section({ count = PLACES.length, note, children }: SectionProps) {
  const t = useT('quizResult');
  return (
    <section aria-labelledby="matches" className="page py-12 md:py-20">
      <h2 id="matches" className="text-28 tracking-[-0.02em] md:text-40">
        {t('matches.title', { count })}
      </h2>
      <p className="mt-3 mb-8 min-h-7 max-w-[68ch] text-pretty text-ink-2">{note}</p>
      {children}
    </section>
  );
}

function Note({ record, found }: { record: QuizRecord; found: Matches }) {
  const t = useT('quizResult');
  const down = formatMoney(paymentOf(record) ?? PAYMENT.middle, useLocale()) ?? '';
  const { fit, total, matches } = found;
  const type = typeName(record);
  const count = matches.length;
  const areLosing = matches.every(({ warning }) => warning === 'expected_loss');
  const within = limitsTypes(record)
    ? t('matches.withinTypes', { down, total, type })
    : t('matches.within', { down, total });
  const first = {
    all: within,
    other_kind: t('matches.otherKind', { down, type }),
    over_budget: t('matches.nearest', { down }),
  }[fit];
  const ranked = t('matches.ranked', { count, isTypeRanked: String(ranksTypes(record)) });
  const sentences = [
    first,
    areLosing && t('matches.losing', { count }),
    !areLosing && fit !== 'over_budget' && ranked,
    type === 'shortTerm' && t('matches.yearly'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useT('ui');
  return (
    <Button variant="secondary" className="mt-4" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
}
