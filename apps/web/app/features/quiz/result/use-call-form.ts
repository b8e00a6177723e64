import { useLocation } from 'react-router';
import { findLandingSlug } from '~/data/visitors';
import { useLocale } from '~/lib/i18n/locale-provider';
import type { QuizRecord } from '../store/quiz-record';
import { useLoaded } from '../use-loaded';

export type CallForm = { pathname: string; search: string; hash: string };

/**
 * Where the form that takes a phone number stands: with the curator whose link it was, otherwise on the
 * first page. Who sent the visitor and their language go along.
 */
export function useCallForm({ ref }: QuizRecord): CallForm {
  const params = new URLSearchParams(useLocation().search);
  const { data: slug } = useLoaded(ref ?? '', async (signal) =>
    ref ? findLandingSlug(ref, signal) : null,
  );
  // The quiz has a language of its own, which the site does not follow unasked.
  params.set('lang', useLocale());
  const pathname = slug ? `/landings/${encodeURIComponent(slug)}` : '/';
  return { pathname, search: `?${params}`, hash: '#contact' };
}
