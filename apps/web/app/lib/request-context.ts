import type { Locale } from '@alpha/i18n';
import { createContext } from 'react-router';

/** What the server passes to loaders: its own API without a network hop, and request data. */
export type WebRequest = {
  /** GETs one of our own API paths on behalf of the visitor. */
  api: (path: string) => Promise<{ status: number; json: unknown; retryAfter: string | undefined }>;
  /** The configured public URL, never the Host header. */
  publicUrl: string;
  /** External map style; the bundled one by default. */
  mapStyleUrl: string | undefined;
  /** The operator, as far as configured. */
  operator: { name: string | undefined; email: string | undefined };
  /** Lifetime of an emailed link. */
  shareDays: number;
  nonce: string | undefined;
  isDevelopment: boolean;
  /** Logs on the server, with the request id. */
  report: (error: unknown) => void;
};

export const webRequest = createContext<WebRequest>();

/** What the root route loads for every page. */
export type RootData = Pick<WebRequest, 'publicUrl' | 'mapStyleUrl' | 'nonce'> & {
  locale: Locale;
  linkLocale: Locale | null;
};
export type RootLoader = () => Promise<RootData>;
