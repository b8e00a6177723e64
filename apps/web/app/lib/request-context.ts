import type { Locale } from '@alpha/i18n';
import { createContext } from 'react-router';

/** What the server hands to loaders: its own API without a network hop, and facts of the request. */
export type WebRequest = {
  /** GETs one of our own API paths on behalf of the visitor. */
  api: (path: string) => Promise<{ status: number; json: unknown; retryAfter: string | undefined }>;
  /** The configured public address, never the Host header. */
  publicUrl: string;
  /** A map style on the web; the included one without it. */
  mapStyleUrl: string | undefined;
  /** Who runs this site, as far as they said. */
  operator: { name: string | undefined; email: string | undefined };
  /** How long a mailed link opens its report. */
  shareDays: number;
  nonce: string | undefined;
  isDevelopment: boolean;
  /** Into the server's log, with the id of the request. */
  report: (error: unknown) => void;
};

export const webRequest = createContext<WebRequest>();

/** What the root route loads for every page. */
export type RootData = Pick<WebRequest, 'publicUrl' | 'mapStyleUrl' | 'nonce'> & {
  locale: Locale;
  linkLocale: Locale | null;
};
export type RootLoader = () => Promise<RootData>;
