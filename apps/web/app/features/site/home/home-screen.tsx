import { useT } from '~/lib/i18n/use-t';
import type { TeaserHome } from '~/listings/listing-teaser';
import { HOME } from '../contact/contact-post';
import { ContactSection } from '../contact/contact-section';
import { FeaturedListings } from '../properties/featured-listings';
import { AboutSection } from './about-section';
import { Hero } from './hero';
import { HomeFacts } from './home-facts';
import type { PriceFanPicture } from './price-fan.types';
import { ValueSection } from './value-section';
import { WhySection } from './why-section';

type HomeScreenProps = {
  fan: PriceFanPicture;
  listings: TeaserHome[] | null;
  hasSample: boolean;
};

export function HomeScreen({ fan, listings, hasSample }: HomeScreenProps) {
  const t = useT('site');
  return (
    <>
      <HomeFacts />
      <Hero fan={fan} hasSample={hasSample} />
      <WhySection />
      <ValueSection />
      <AboutSection />
      <FeaturedListings title={t('desk.title')} listings={listings} hasSample={hasSample} />
      <ContactSection
        title={t('contact.title')}
        lead={t('contact.lead')}
        place={HOME}
        quizPath="/quiz"
      />
    </>
  );
}
