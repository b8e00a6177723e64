import type { Curator } from '@alpha/contract';
import { LandingHero } from '~/curators/landing-hero';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import type { TeaserHome } from '~/listings/listing-teaser';
import { ContactSection } from '../contact/contact-section';
import { Faq } from '../faq';
import { FeaturedListings } from '../properties/featured-listings';
import { Advantages } from './advantages';
import { JoinBanner } from './join-banner';
import { ResultSteps } from './result-steps';

type LandingScreenProps = { curator: Curator; listings: TeaserHome[] | null };

export function LandingScreen({ curator, listings }: LandingScreenProps) {
  const t = useT('landing');
  const name = curator.display_name;
  const locale = useLocale();
  // `ref` assigns the lead to this curator; `lang` because the page may be Spanish by default.
  const quizPath = `/quiz?ref=${curator.user_id}&lang=${locale}`;
  return (
    <>
      <MetaTags title={t('metaTitle', { name })} description={curator.headline[locale]} isPublic />
      <LandingHero curator={curator} quizPath={quizPath} />
      <Advantages />
      <JoinBanner quizPath={quizPath} />
      <ResultSteps />
      <ContactSection
        title={t('contact.title', { name })}
        lead={t('contact.lead', { name })}
        place={{ source: 'landing', ownerId: curator.user_id }}
        quizPath={quizPath}
      />
      <div className="border-t border-line pt-[clamp(64px,8vw,112px)]">
        <FeaturedListings id="opportunities" title={t('opportunities')} listings={listings} />
      </div>
      <Faq />
    </>
  );
}
