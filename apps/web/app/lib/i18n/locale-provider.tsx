import { isLocale, type Locale, type ScreenNamespace } from '@alpha/i18n';
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
import { loadShownCatalogs } from './catalog-store';
import {
  chooseLocale,
  isQuizPath,
  localeCookie,
  READING,
  readCookie,
  readingCookie,
  translatedPath,
} from './locale-choice';

type LocaleState = {
  locale: Locale;
  setLocale: (locale: Locale) => Promise<void>;
  /** Chosen, but its texts failed to load: applied when the connection is back. */
  awaited: Locale | null;
  /** Filled during server rendering: which catalogs are embedded in the HTML. */
  used: Set<ScreenNamespace>;
  /** The same for parts that get their scripts later: they load their texts with them. */
  usedLater: Set<ScreenNamespace>;
};

const LocaleContext = createContext<LocaleState | null>(null);

const RETRY_MS = 2_000;
const YEAR_SECONDS = 31_536_000;

const isSecure = () => window.location.protocol === 'https:';

/** The server cannot see localStorage, so the choice is mirrored in a cookie of the same name. */
function remember(key: 'locale' | 'language', locale: Locale) {
  writeStored(key, locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${localeCookie(key, locale, isSecure())}; max-age=${YEAR_SECONDS}`;
}

function keepReading(pathname: string, shown: Locale) {
  const cookie = readingCookie(pathname, shown, document.cookie, isSecure());
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
  // Storage may be disabled while cookies are not.
  return chooseLocale(
    pathname,
    search,
    (key) => (key === READING ? null : readStored(key)) ?? readCookie(document.cookie, key),
    linkLocale,
  );
}

type LocaleProviderProps = {
  initial: Locale;
  /** The language of the emailed link. */
  linkLocale?: Locale | null;
  children: ReactNode;
};

export function LocaleProvider({ initial, linkLocale = null, children }: LocaleProviderProps) {
  const [locale, setShown] = useState(initial);
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const [used] = useState(() => new Set<ScreenNamespace>());
  const [usedLater] = useState(() => new Set<ScreenNamespace>());

  const [awaited, setAwaited] = useState<Locale | null>(null);
  const shown = useRef(initial);
  /** Switching: its texts are loading; nothing is stored until then. */
  const choicesUnderWay = useRef(0);
  const place = useRef(location);

  const show = useCallback(async (next: Locale): Promise<'shown' | 'failed' | 'overtaken'> => {
    if (next === shown.current) return 'shown';
    const from = shown.current;
    shown.current = next;
    // Texts first, then the switch: the page never falls back to a skeleton.
    try {
      await loadShownCatalogs(from, next);
    } catch {
      // Offline: the page stays as it is, and the next click retries.
      if (shown.current !== next) return 'overtaken';
      shown.current = from;
      return 'failed';
    }
    // If the user switched again in the meantime, the last choice wins.
    if (shown.current !== next) return 'overtaken';
    startTransition(() => setShown(next));
    return 'shown';
  }, []);

  const setLocale = useCallback(
    async (next: Locale) => {
      choicesUnderWay.current += 1;
      const outcome = await show(next);
      choicesUnderWay.current -= 1;
      if (outcome === 'overtaken') return;
      // Not urgent, or a part that is not hydrated yet would be rendered again.
      startTransition(() => setAwaited(outcome === 'failed' ? next : null));
      if (outcome === 'failed') return;
      remember(keyFor(pathname), next);
      keepReading(pathname, next);
      // A choice overrides the link's language; the user may be on another page by now.
      const from = place.current;
      const to = {
        pathname: translatedPath(next, from.pathname) ?? from.pathname,
        search: withoutLang(from.search),
      };
      if (to.pathname !== from.pathname || to.search !== from.search)
        void navigate({ ...to, hash: from.hash }, { replace: true, preventScrollReset: true });
    },
    [pathname, navigate, show],
  );

  useEffect(() => {
    place.current = location;
  }, [location]);

  useEffect(() => {
    const asked = new URLSearchParams(search).get('lang');
    const stored = readStored(STORAGE_KEYS.locale);
    if (isLocale(asked)) remember(keyFor(pathname), asked);
    // Cookies may be cleared while the storage is not.
    else if (isLocale(stored)) remember(STORAGE_KEYS.locale, stored);
    if (choicesUnderWay.current > 0) return;
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

  useEffect(() => {
    if (!awaited) return;
    const again = () => void setLocale(awaited);
    window.addEventListener('online', again);
    // A restored connection may need another moment.
    const timer = setInterval(() => navigator.onLine && again(), RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [awaited, setLocale]);

  const state = useMemo(
    () => ({ locale, setLocale, awaited, used, usedLater }),
    [locale, setLocale, awaited, used, usedLater],
  );
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

/** On the server: the texts of these parts are not embedded in the page. */
export function TextsLater({ children }: { children: ReactNode }) {
  const state = useContext(LocaleContext);
  if (typeof window !== 'undefined' || !state) return children;
  return <LocaleContext value={{ ...state, used: state.usedLater }}>{children}</LocaleContext>;
}

/** Shows a part of the page in a fixed language, whatever the reader's is: a preview for others. */
export function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  const state = useLocaleState();
  const fixed = useMemo(() => ({ ...state, locale }), [state, locale]);
  return <LocaleContext value={fixed}>{children}</LocaleContext>;
}

export function useLocaleState(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('LocaleProvider is missing');
  return state;
}

export function useLocale(): Locale {
  return useLocaleState().locale;
}
