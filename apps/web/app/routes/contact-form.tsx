import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'contactForm' } satisfies PageHandle;

export default function ContactFormRoute() {
  return <UpcomingScreen page="contactForm" />;
}
