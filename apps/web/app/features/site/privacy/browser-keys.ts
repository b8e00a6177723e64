import { READING } from '~/lib/i18n/locale-choice';
import { STORAGE_KEYS, STORAGE_PREFIXES } from '~/lib/storage';
import { ASKED_HOME_KEY } from '~/visitors/asked-home';
import { FOUND_QUIZ_KEY } from '~/visitors/known-visitor';
import { DRAFT_KEY } from '../contact/contact-draft';

/** Everything our pages store on a visitor's device; a test compares it with the browser's storage. */
export const BROWSER_KEYS = {
  /** Over TLS cookies have a prefix. */
  language: [STORAGE_KEYS.locale, STORAGE_KEYS.language, '__Host-locale', '__Host-language'],
  quiz: [STORAGE_KEYS.quizData, STORAGE_KEYS.leadSent, STORAGE_KEYS.unsentQuizzes],
  source: [STORAGE_KEYS.refId, STORAGE_KEYS.utmParams],
  draft: [DRAFT_KEY, ASKED_HOME_KEY],
  reader: [STORAGE_KEYS.readerKey],
  saved: [STORAGE_KEYS.savedHomes],
  /** The cookie set by the API when an investor opens their room. */
  room: ['room', '__Host-room'],
  found: [FOUND_QUIZ_KEY],
  reading: [READING, `__Host-${READING}`],
  /** The cookie set by the proxy in deploy/Caddyfile. */
  server: ['__Host-server'],
  scroll: ['react-router-scroll-positions'],
  session: [
    STORAGE_KEYS.accessToken,
    STORAGE_KEYS.tempToken,
    STORAGE_KEYS.userId,
    STORAGE_KEYS.userName,
    STORAGE_KEYS.userRole,
    STORAGE_KEYS.redirectAfterLogin,
  ],
  /** The cookie set by the API at sign-in. */
  device: ['device', '__Host-device'],
  view: [STORAGE_KEYS.workView, STORAGE_KEYS.searchAsMapMoves, STORAGE_KEYS.streetsHint],
  /** Prefixes: the rest of the first two keys is the page or the person and the field. */
  work: ['draft:/app/…', 'typed:…', 'two-factor-key-shown'],
  outbox: [`${STORAGE_PREFIXES.outbox}…`],
} as const;
