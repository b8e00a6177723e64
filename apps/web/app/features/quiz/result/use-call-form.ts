import { useLocation } from 'react-router';
import { findLandingSlug } from '~/data/visitors';
import { useLocale } from '~/lib/i18n/locale-provider';
import type { QuizRecord } from '../store/quiz-record';
import { useLoaded } from '../use-loaded';

export type CallForm = { pathname: string; search: string; hash: string };

/**
 * Link to the contact form with a phone number: on the curator's landing page for a referral link,
 * otherwise on the home page. Referral, UTM parameters and language are passed on.
 */
export function useCallForm({ ref }: QuizRecord): CallForm {
  const params = new URLSearchParams(useLocation().search);
  const { data: slug } = useLoaded(ref ?? '', async (signal) =>
    ref ? findLandingSlug(ref, signal) : null,
  );
  // The site does not follow the quiz's language by itself.
  params.set('lang', useLocale());
  const pathname = slug ? `/landings/${encodeURIComponent(slug)}` : '/';
  return { pathname, search: `?${params}`, hash: '#contact' };
}
