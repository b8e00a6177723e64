import type { Curator } from '@alpha/contract';
import { useLocation } from 'react-router';
import { carriedSearch } from '~/lib/carried-search';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SenderPhoto } from '~/shares/sender/sender-photo';
import { spokenLanguages } from '~/shares/sender/spoken-languages';
import { ButtonLink } from '~/ui/button';

const FACTS = ['options', 'horizon', 'offer'] as const;

type LandingHeroProps = { curator: Curator; quizPath: string };

export function LandingHero({ curator, quizPath }: LandingHeroProps) {
  const t = useT('landing');
  const senders = useT('sender');
  const locale = useLocale();
  const search = carriedSearch(useLocation().search);
  return (
    <section className="border-b border-line">
      <div className="page grid gap-10 pt-12 pb-14 md:pt-20 md:pb-24 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-20">
        <div>
          <div className="flex items-center gap-4">
            <SenderPhoto sender={{ name: curator.display_name, photo_url: curator.photo_url }} />
            <p className="text-16 text-ink-2">{t('hero.role', { name: curator.display_name })}</p>
          </div>
          <h1 className="mt-6 text-[clamp(1.75rem,8vw,2.5rem)] leading-[1.1] tracking-[-0.025em] xl:text-56">
            {curator.headline[locale]}
          </h1>
          {curator.about[locale] && (
            <p className="mt-5 max-w-[58ch] text-18 whitespace-pre-line text-pretty text-ink-2">
              {curator.about[locale]}
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              to={{ search, hash: 'contact' }}
              className="min-h-13 px-6 text-16 max-sm:w-full"
            >
              {t('hero.call')}
            </ButtonLink>
            <ButtonLink
              to={quizPath}
              variant="secondary"
              className="min-h-13 px-6 text-16 max-sm:w-full"
            >
              {t('hero.start')}
            </ButtonLink>
          </div>
        </div>
        <dl className="border-t border-ink">
          <Fact label={t('hero.languages')}>
            {spokenLanguages(curator.languages, (code) => senders(`language.${code}`)).join(', ')}
          </Fact>
          {FACTS.map((fact) => (
            <Fact key={fact} label={t(`hero.${fact}`)}>
              {t(`hero.${fact}Text`)}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-4">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}
