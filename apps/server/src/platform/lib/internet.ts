import type { IncomingHttpHeaders } from 'node:http';

export type FetchOptions = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
};

export type FetchedBytes = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
};
export type FetchBytes = (url: string, options: FetchOptions) => Promise<FetchedBytes>;

export type DownloadOptions = Pick<FetchOptions, 'timeoutMs' | 'maxBytes' | 'signal'> & {
  /** Aborts when the server sends nothing for this long. */
  idleMs: number;
};
export type Downloaded = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The final address after redirects. */
  url: string;
};
/** Downloads to a file, only for status 200; otherwise no file is kept. */
export type Download = (url: string, path: string, options: DownloadOptions) => Promise<Downloaded>;

/** How this process reaches addresses given by users and feeds. */
export type Internet = { fetch: FetchBytes; download: Download };
