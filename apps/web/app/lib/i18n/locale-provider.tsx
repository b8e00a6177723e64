import { isLocale, type Locale, type Namespace } from '@alpha/i18n';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { loadShownCatalogues } from './catalogue-store';
import {
  chooseLocale,
  isQuizPath,
  READING,
  readCookie,
  readingCookie,
  translatedPath,
} from './locale-choice';

type LocaleState = {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  /** Filled while the server renders: which catalogues travel inside the HTML. */
  used: Set<Namespace>;
};

const LocaleContext = createContext<LocaleState | null>(null);

const YEAR_SECONDS = 31_536_000;

/** The server cannot see localStorage, so the choice is mirrored in a cookie of the same name. */
function remember(key: 'locale' | 'language', locale: Locale) {
  writeStored(key, locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${key}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

function keepReading(pathname: string, shown: Locale) {
  const cookie = readingCookie(pathname, shown, document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  if (cookie) document.cookie = cookie;
}

function keyFor(pathname: string): 'locale' | 'language' {
  return isQuizPath(pathname) ? STORAGE_KEYS.language : STORAGE_KEYS.locale;
}

function withoutLang(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('lang')) return search;
  params.delete('lang');
  return params.size > 0 ? `?${params}` : '';
}

function storedLocale(pathname: string, search: string, linkLocale: Locale | null): Locale {
  // Storage may be switched off while cookies are not.
  return chooseLocale(
    pathname,
    search,
    (key) => (key === READING ? null : readStored(key)) ?? readCookie(document.cookie, key),
    linkLocale,
  );
}

type LocaleProviderProps = {
  initial: Locale;
  /** The language of the mailed link that brought the visitor here. */
  linkLocale?: Locale | null;
  children: ReactNode;
};

export function LocaleProvider({ initial, linkLocale = null, children }: LocaleProviderProps) {
  const [locale, setShown] = useState(initial);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [used] = useState(() => new Set<Namespace>());

  const shown = useRef(initial);

  const show = useCallback(async (next: Locale) => {
    if (next === shown.current) return;
    const from = shown.current;
    shown.current = next;
    // Texts first, then the switch: the page never falls back to a skeleton.
    try {
      await loadShownCatalogues(from, next);
    } catch {
      // Offline: the page stays as it is, and the next click tries again.
      shown.current = from;
      return;
    }
    // Whoever switched again in the meantime has the last word.
    if (shown.current === next) startTransition(() => setShown(next));
  }, []);

  const setLocale = useCallback(
    (next: Locale) => {
      remember(keyFor(pathname), next);
      keepReading(pathname, next);
      void show(next);
      // A choice outlives the link that brought the visitor here.
      const to = {
        pathname: translatedPath(next, pathname) ?? pathname,
        search: withoutLang(search),
      };
      if (to.pathname !== pathname || to.search !== search)
        void navigate({ ...to, hash }, { replace: true, preventScrollReset: true });
    },
    [pathname, search, hash, navigate, show],
  );

  useEffect(() => {
    const asked = new URLSearchParams(search).get('lang');
    const stored = readStored(STORAGE_KEYS.locale);
    if (isLocale(asked)) remember(keyFor(pathname), asked);
    // Cookies may be gone while the storage is not.
    else if (isLocale(stored)) remember(STORAGE_KEYS.locale, stored);
    const next = storedLocale(pathname, search, linkLocale);
    keepReading(pathname, next);
    void show(next);
  }, [pathname, search, linkLocale, show]);

  useEffect(() => {
    // Another tab switched the language.
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_KEYS.locale || event.key === STORAGE_KEYS.language)
        void show(storedLocale(pathname, '', linkLocale));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [pathname, linkLocale, show]);

  const state = useMemo(() => ({ locale, setLocale, used }), [locale, setLocale, used]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

export function useLocaleState(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('LocaleProvider is missing');
  return state;
}

export function useLocale(): Locale {
  return useLocaleState().locale;
}
