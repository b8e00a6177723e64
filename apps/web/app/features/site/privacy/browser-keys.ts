import { STORAGE_KEYS } from '~/lib/storage';
import { DRAFT_KEY } from '../contact/contact-draft';

/** Everything a page of ours writes on a visitor's device; a test compares it with what it finds there. */
export const BROWSER_KEYS = {
  language: [STORAGE_KEYS.locale, STORAGE_KEYS.language],
  quiz: [STORAGE_KEYS.quizData, STORAGE_KEYS.leadSent, STORAGE_KEYS.unsentQuizzes],
  source: [STORAGE_KEYS.refId, STORAGE_KEYS.utmParams],
  draft: [DRAFT_KEY],
  scroll: ['react-router-scroll-positions'],
  session: [
    STORAGE_KEYS.accessToken,
    STORAGE_KEYS.tempToken,
    STORAGE_KEYS.userId,
    STORAGE_KEYS.userName,
    STORAGE_KEYS.userRole,
    STORAGE_KEYS.redirectAfterLogin,
  ],
} as const;
