import {
  findSampleReport,
  getExchangeForecasts,
  getLeadRoom,
  getStreetSetup,
  getStreets,
  listExchangeRates,
  listLeadFields,
  listLeadSearches,
  listLeadViews,
  listLostReasons,
  listNotifications,
  listOwnedHomes,
  listRoomOwnedHomes,
  listRoomScenarios,
  listRoomSearches,
  listStatuses,
  listTags,
  listUsers,
  type Role,
  setOwnLocale,
  streamEvents,
} from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import type { Locale } from '@alpha/i18n';
import { StrictMode, useEffect } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { page } from 'vitest/browser';
import { ErrorScreen } from '~/layouts/error-screen';
import { LanguageNotice } from '~/layouts/language-notice';
import { LocaleProvider, useLocale } from '~/lib/i18n/locale-provider';
import { webRequest } from '~/lib/request-context';
import App from '~/root';
import { toast } from '~/ui/toast';
import { appRoutes } from './app-routes';
import { type Answer, answer, fakeFetch, setAnswers } from './fake-api';
import { resetMedia } from './media';
import { PEOPLE } from './people';

export const PHONE = { width: 390, height: 844 };
/** Narrower than the explorer's map beside its list. */
export const TABLET = { width: 980, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

type Options = {
  /** The signed-in user; omitted: signed out. */
  as?: Role;
  locale?: Locale;
  size?: { width: number; height: number };
  answers?: Answer[];
};

type Open = { root: ReactRoot; router: ReturnType<typeof createBrowserRouter>; locale: Locale };
let open: Open | null = null;

/** Opens a URL of the app with its real routes, frame, texts and styles. */
export async function openScreen(path: string, options: Options = {}): Promise<void> {
  const { as, locale = 'en', size = DESKTOP, answers = [] } = options;
  unmount();
  await page.viewport(size.width, size.height);
  setAnswers([...answers, ...EVERYWHERE]);
  if (as) signIn(as);
  if (locale !== 'en') localStorage.setItem('locale', locale);
  mount(path, locale);
}

/** The same URL again, as after a reload: what the browser stores stays, the rest is new. */
export function reopenScreen(): void {
  const locale = open?.locale ?? 'en';
  unmount();
  mount(currentPath(), locale);
}

function mount(path: string, locale: Locale): void {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        loader: () => ({ locale, linkLocale: null, publicUrl: 'https://alpha.test' }),
        shouldRevalidate: () => false,
        hydrateFallbackElement: <></>,
        element: (
          <Frame locale={locale}>
            <App />
          </Frame>
        ),
        errorElement: (
          <Frame locale={locale}>
            <Fault />
          </Frame>
        ),
        children: appRoutes(),
      },
    ],
    { getContext: requestContext },
  );
  const root = createRoot(container);
  open = { root, router, locale };
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Resets the screen, the visitor and the URL for the next test. */
export async function closeScreen(): Promise<void> {
  for (const { id } of toast.getToasts()) toast.dismiss(id);
  unmount();
  await resetMedia();
  localStorage.clear();
  sessionStorage.clear();
  for (const store of await caches.keys()) await caches.delete(store);
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app writes its cookies this way.
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
}

function unmount(): void {
  open?.root.unmount();
  open?.router.dispose();
  open = null;
  document.body.replaceChildren();
}

/** The current URL of the app. */
export const currentPath = () => window.location.pathname + window.location.search;

function Frame({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  return (
    <LocaleProvider initial={locale}>
      <PageLanguage />
      {children}
      <LanguageNotice />
    </LocaleProvider>
  );
}

function Fault() {
  return <ErrorScreen error={useRouteError()} />;
}

function PageLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

function signIn(role: Role): void {
  const { id, name } = PEOPLE[role];
  const stored = { access_token: 'test', user_role: role, user_name: name, user_id: String(id) };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

async function ask(path: string, init?: RequestInit) {
  const response = await fakeFetch(new URL(path, window.location.origin), init);
  return { status: response.status, json: await response.json(), retryAfter: undefined };
}

/** What the server passes to its loaders, with the same fake. */
function requestContext() {
  const context = new RouterContextProvider();
  const api: WebRequest['api'] = (path) => ask(path);
  context.set(webRequest, {
    api,
    ownApi: api,
    // Scripts cannot see the one of a room: whether it is open is what the API answers.
    cookies: 'room=test',
    post: (path) => ask(path, { method: 'POST' }),
    publicUrl: 'https://alpha.test',
    mapStyleUrl: undefined,
    operator: { name: undefined, email: undefined },
    shareDays: 90,
    isPublicDemo: false,
    nonce: undefined,
    isDevelopment: false,
    report: (error) => console.error(error),
  });
  return context;
}

/** Live changes: an open stream without events. */
const silentStream = () => new Response(new ReadableStream());

/** Requests of every signed-in page. */
const EVERYWHERE = [
  answer(streamEvents, silentStream),
  answer(listNotifications, { unread: 0, items: [] }),
  // Today has the columns before they are asked for, and a move asks which of them are lost.
  answer(listStatuses, []),
  answer(listLeadViews, []),
  // Cards, contacts and leads show them.
  answer(listTags, []),
  // Kept for work without a connection.
  answer(listLostReasons, []),
  answer(listUsers, []),
  answer(listLeadFields, []),
  answer(listOwnedHomes, []),
  answer(listRoomOwnedHomes, []),
  answer(listLeadSearches, []),
  answer(listRoomSearches, []),
  answer(listRoomScenarios, []),
  answer(getLeadRoom, {
    ...{ homes: [], last_seen_at: null, invited_at: null },
    ...{ has_address: true, mail_is_configured: true },
  }),
  answer(setOwnLocale, { status: 'success' }),
  answer(findSampleReport, { property: null }),
  answer(listExchangeRates, []),
  answer(getExchangeForecasts, []),
  answer(getStreets, { streets: null }),
  answer(getStreetSetup, { problem: null, is_configured: false }),
];
