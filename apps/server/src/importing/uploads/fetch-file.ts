import { basename } from 'node:path';
import { isPlausibleDataDate, LISTING_FILE_MAX_BYTES } from '@alpha/contract';
import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import { internetOf } from '../../platform/fetching/internet.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import type { Downloaded } from '../../platform/lib/internet.ts';
import { FileRefused } from '../reading/file-error.ts';
import { newFilePath } from './store-upload.ts';

/** Enough for a gigabyte on a slow connection; an idle server is given up sooner. */
const LIMITS = { timeoutMs: 60 * 60_000, idleMs: 60_000, maxBytes: LISTING_FILE_MAX_BYTES };

export type FetchedFile = {
  /** A temporary file; the caller removes it. */
  path: string;
  name: string;
  /** The last-modified date from the server. */
  modifiedOn: string | null;
};

export const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

/** Rejected because addresses are stored and logged; feeds have a place for secrets. */
export function hasPassword(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return Boolean(url?.username || url?.password);
}

export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Downloads a file to a temporary file of ours. */
export async function fetchFile(
  deps: Pick<AppDeps, 'config' | 'internet'>,
  url: string,
  signal: AbortSignal,
): Promise<FetchedFile> {
  if (hasPassword(url)) throw new FileRefused({ code: 'address.withPassword' });
  const path = await newFilePath(deps.config.dataDir);
  const answer = await internetOf(deps)
    .download(url, path, { ...LIMITS, signal })
    .catch((error: unknown) => {
      if (!(error instanceof FetchFailure)) throw error;
      throw new FileRefused({ code: `address.${error.reason}` });
    });
  if (answer.status !== 200)
    throw new FileRefused({ code: 'address.status', value: String(answer.status) });
  return { path, name: nameOf(answer), modifiedOn: dayOf(answer.headers['last-modified']) };
}

/** The name from the server, else the end of the address. */
function nameOf({ headers, url }: Downloaded): string {
  const header = /filename\*?=(?:utf-8'')?"?([^";]+)/i.exec(headers['content-disposition'] ?? '');
  return fileNameOf(header?.[1] ?? '') || nameInAddress(url);
}

export function nameInAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (url && (fileNameOf(url.pathname) || url.hostname)) || 'listings';
}

const MAX_LENGTH = 200;

function fileNameOf(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Invalid percent-encoding: keep it as is.
  }
  return basename(text.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-MAX_LENGTH);
}

function dayOf(header: string | undefined): string | null {
  const time = Date.parse(header ?? '');
  if (Number.isNaN(time)) return null;
  const day = new Date(time).toISOString().slice(0, 10);
  return isPlausibleDataDate(day) ? day : null;
}
