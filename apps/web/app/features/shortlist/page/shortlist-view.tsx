import type { SharedShortlist, ShortlistPreview } from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { HomeAnswer } from '~/shares/answer/home-answer';
import type { Answering, Answers } from '~/shares/answer/use-answers';
import { firstNameOf } from '~/shares/sender/contact-links';
import { SenderCard } from '~/shares/sender/sender-card';
import { ButtonLink } from '~/ui/button';
import { CurrencyBar } from '~/ui/currency-bar';
import { EmptyState } from '~/ui/empty-state';
import { AnswerProgress } from './answer-progress';
import { SharedHome } from './shared-home';
import type { ListCall } from './use-list-call';

/** Behind its link, or before there is one. */
type Shown = SharedShortlist | ShortlistPreview;

type ShortlistViewProps<S extends Shown> = {
  shortlist: S;
  answering: Answering;
  reportOf: (home: S['homes'][number]) => string;
  questionOf: (home: S['homes'][number]) => ReactNode;
  call: ListCall;
  /** On the picture of a home. */
  cornerOf?: (home: S['homes'][number]) => ReactNode;
  /** The page that compares them; a preview has none. */
  comparison?: string;
  /** After the homes. */
  next?: ReactNode;
  /** Inside another page, which has its own main part. */
  isPreview?: boolean;
};

/** The page of the investor; staff see the same in a preview. */
export function ShortlistView<S extends Shown>(props: ShortlistViewProps<S>) {
  const {
    shortlist,
    reportOf,
    questionOf,
    cornerOf,
    comparison,
    next,
    call,
    isPreview = false,
  } = props;
  const { answers, give, tryNow } = props.answering;
  const t = useT('shortlistPage');
  const senders = useT('sender');
  const { sender } = shortlist;
  const Main = isPreview ? 'div' : 'main';
  const homes: readonly S['homes'][number][] = shortlist.homes;
  return (
    <>
      {sender && (
        <SenderCard
          sender={sender}
          message={shortlist.message}
          whatsappText={senders('whatsapp.list', { name: firstNameOf(sender) })}
          onBook={call.onBook}
        >
          {call.form && <div className="max-md:hidden">{call.form}</div>}
        </SenderCard>
      )}
      <Main {...(!isPreview && { id: 'content' })} className="page pb-16 max-md:pb-28">
        <Opening shortlist={shortlist} comparison={comparison} />
        {homes.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {homes.length > 0 && <AnswerProgress {...{ homes, answers }} />}
        <div className="mt-8 grid gap-14 lg:gap-20">
          {homes.map((home, index) => (
            <SharedHome
              key={home.position}
              home={home}
              report={reportOf(home)}
              curator={sender?.name ?? null}
              number={index + 1}
              count={homes.length}
              corner={cornerOf?.(home)}
            >
              <HomeAnswer
                address={home.listing.address}
                given={answers[home.position] ?? NO_ANSWER}
                state={answers[home.position]?.state ?? null}
                onAnswer={(given) => give(home.position, given)}
                onTryNow={tryNow}
              />
              {questionOf(home)}
            </SharedHome>
          ))}
        </div>
        {next && <div className="mt-14">{next}</div>}
        <Closing shortlist={shortlist} answers={answers} />
      </Main>
    </>
  );
}

const NO_ANSWER = { answer: null, reason: '' };

type OpeningProps = { shortlist: Shown; comparison: string | undefined };

function Opening({ shortlist, comparison }: OpeningProps) {
  const t = useT('shortlistPage');
  const { first_name: name, sender, homes, message } = shortlist;
  const count = homes.length;
  return (
    <header className="max-w-190 pt-9 pb-7 md:pt-16 md:pb-10">
      <p className="text-14 font-medium text-accent">
        {sender ? t('by', { name: sender.name }) : t('anonymous')}
      </p>
      <h1 className="mt-3 text-[clamp(2.1rem,6vw,3.5rem)] leading-[1.06] tracking-[-0.022em] text-balance">
        {name ? t('title', { name, count }) : t('titlePlain', { count })}
      </h1>
      {/* With a sender it is beside their name. */}
      {message && !sender && (
        <blockquote className="mt-6 grid gap-3 border-l-2 border-accent pl-4 font-serif text-18 leading-snug text-pretty wrap-anywhere whitespace-pre-line md:text-20">
          {message}
        </blockquote>
      )}
      {count > 0 && <p className="mt-6 max-w-(--measure) text-pretty text-ink-2">{t('lead')}</p>}
      {count > 1 && comparison && (
        <ButtonLink variant="secondary" size="sm" to={comparison} className="mt-5">
          {t('compare', { count })}
        </ButtonLink>
      )}
      {count > 0 && <CurrencyBar className="mt-5" />}
    </header>
  );
}

function Closing({ shortlist, answers }: { shortlist: Shown; answers: Answers }) {
  const t = useT('shortlistPage');
  const { homes, sender, expires_at } = shortlist;
  const isDone =
    homes.length > 0 &&
    homes.every(({ position }) => {
      const { answer, state } = answers[position] ?? {};
      return answer && state !== 'failed';
    });
  return (
    <footer className="mt-16 border-t border-line pt-6">
      <p role="status" className="font-serif text-20 empty:hidden">
        {isDone && (sender ? t('done', { name: sender.name }) : t('doneAnonymous'))}
      </p>
      <p className="mt-2 max-w-(--measure) text-13 text-pretty text-ink-3">
        {t('expires', { date: formatDate(expires_at, useLocale(), 'long') ?? '' })}
      </p>
    </footer>
  );
}
