import { formatMoney } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ListingTeaserSkeleton } from '~/listings/listing-teaser-skeleton';
import { Button } from '~/ui/button';
import { LoadingRegion } from '~/ui/skeleton';
import { PAYMENT } from '../questions';
import { paymentOf, type QuizRecord } from '../store/quiz-record';
import { useLoaded } from '../use-loaded';
import { findMatches, type Matches } from './find-matches';
import { MatchCard } from './match-card';

const ROW = 'grid gap-4 md:grid-cols-3';
const PLACES = [1, 2, 3];

/** A preview of the shortlist that follows the call: loading, error, empty or three listings. */
export function MatchesSection({ record }: { record: QuizRecord }) {
  const t = useT('quizResult');
  // Loaded with the page, so that the cards don't wait for their texts.
  useT('listings');
  useT('ui');
  const { data, isFailed, retry } = useLoaded('matches', (signal) => findMatches(record, signal));
  if (data && data.homes.length > 0)
    return (
      <Section note={<Reason record={record} matches={data} />}>
        <ul className={ROW}>
          {data.homes.map((home) => (
            <li key={home.id} className="min-w-0">
              <MatchCard home={home} />
            </li>
          ))}
        </ul>
        {data.homes.every(({ images }) => images[0]?.is_illustration) && (
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

function Section({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const t = useT('quizResult');
  return (
    <section aria-labelledby="matches" className="page py-12 md:py-20">
      <h2 id="matches" className="text-28 tracking-[-0.02em] md:text-40">
        {t('matches.title')}
      </h2>
      <p className="mt-3 mb-8 min-h-7 max-w-[68ch] text-pretty text-ink-2">{note}</p>
      {children}
    </section>
  );
}

function Reason({ record, matches }: { record: QuizRecord; matches: Matches }) {
  const t = useT('quizResult');
  const down = formatMoney(paymentOf(record) ?? PAYMENT.middle, useLocale()) ?? '';
  if (!matches.reason) return t('matches.nearest', { down });
  const sentences = [t('matches.within', { down }), t(`matches.by.${matches.reason}`)];
  if (matches.isOtherKind) sentences.push(t('matches.otherKind'));
  return sentences.join(' ');
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useT('ui');
  return (
    <Button variant="secondary" className="mt-4" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
}
