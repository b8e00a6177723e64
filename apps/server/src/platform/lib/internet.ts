import type { IncomingHttpHeaders } from 'node:http';

export type FetchOptions = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
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
  /** A server that sends nothing for so long has gone. */
  idleMs: number;
};
export type Downloaded = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Where it was found in the end. */
  url: string;
};
/** Into a file, and only what the server answers with 200; of anything else nothing is kept. */
export type Download = (url: string, path: string, options: DownloadOptions) => Promise<Downloaded>;

/** How this process reaches what people and feeds point at. */
export type Internet = { fetch: FetchBytes; download: Download };
