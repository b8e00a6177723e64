import type { WebRequest } from '@alpha/contract/web-request';
import type { Locale } from '@alpha/i18n';
import { createContext } from 'react-router';

export const webRequest = createContext<WebRequest>();

/** What the root route loads for every page. */
export type RootData = Pick<WebRequest, 'publicUrl' | 'mapStyleUrl' | 'isPublicDemo' | 'nonce'> & {
  locale: Locale;
  linkLocale: Locale | null;
};
export type RootLoader = () => Promise<RootData>;
