import { useLocation } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';

/** Where the form that takes a phone number stands; who sent the visitor and their language go along. */
export function useCallForm(): { pathname: string; search: string; hash: string } {
  const params = new URLSearchParams(useLocation().search);
  // The quiz has a language of its own, which the site does not follow unasked.
  params.set('lang', useLocale());
  return { pathname: '/', search: `?${params}`, hash: '#contact' };
}
