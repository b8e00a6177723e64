type ApiAnswer = { status: number; json: unknown; retryAfter: string | undefined };

/** What the server passes to the web app's loaders: its own API without a network hop, and request data. */
export type WebRequest = {
  /** GETs one of our own API paths on behalf of the visitor. */
  api: (path: string) => Promise<ApiAnswer>;
  /** The same with the visitor’s cookies, for what only they may see. */
  ownApi: (path: string) => Promise<ApiAnswer>;
  /** As their browser sent them; null on a page that is kept for others. */
  cookies: string | null;
  /** POSTs to one, without a body. */
  post: (path: string) => Promise<ApiAnswer>;
  /** The configured public URL, never the Host header. */
  publicUrl: string;
  /** External map style; the bundled one by default. */
  mapStyleUrl: string | undefined;
  /** The operator, as far as configured. */
  operator: { name: string | undefined; email: string | undefined };
  /** Lifetime of an emailed link. */
  shareDays: number;
  /** Demo data and logins, on an address that others can reach: every page says so. */
  isPublicDemo: boolean;
  nonce: string | undefined;
  isDevelopment: boolean;
  /** Logs on the server, with the request id. */
  report: (error: unknown) => void;
};
