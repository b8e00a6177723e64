import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { VERSION } from '../version.ts';
import { type DescribedError, describeForStrangers } from './describe-error.ts';
import { errorReports } from './metrics.ts';

/** A failed request (by route, never by path), background work, or the process. */
export type Failure = {
  error: unknown;
  requestId?: string | undefined;
  method?: string;
  route?: string;
  status?: number;
  work?: string | undefined;
};

export type ErrorReporter = {
  /** Returns at once and never throws. */
  report: (failure: Failure) => void;
  /** Waits for pending reports, at most this long. */
  flush: (mostMs: number) => Promise<void>;
};

type Report = {
  time: string;
  service: 'alpha-agent';
  version: string;
  /** Identifies the process. */
  host: string;
  pid: number;
  role: string;
  request_id?: string | undefined;
  method?: string | undefined;
  route?: string | undefined;
  status?: number | undefined;
  work?: string | undefined;
  error: DescribedError;
  /** Failures that were not reported since the last report. */
  not_reported: number;
};

type Options = {
  url: string | undefined;
  role: string;
  onFailure?: (error: unknown) => void;
  now?: () => number;
};

const MOST_WAITING = 100;
const SEND_MS = 5_000;
/** The same failure is reported at most once in this time, with a count. */
const SAME_MS = 60_000;
/** Limit for different failures. */
const MOST_A_MINUTE = 30;
const MOST_REMEMBERED = 500;

const SILENT: ErrorReporter = { report: () => undefined, flush: async () => undefined };

export function createErrorReporter(options: Options): ErrorReporter {
  const { url, role, onFailure, now = Date.now } = options;
  if (!url) return SILENT;
  const waiting: Report[] = [];
  const reportedAt = new Map<string, number>();
  let sentAt: number[] = [];
  let suppressed = 0;
  let sending: Promise<void> | null = null;

  function mayReport(key: string): boolean {
    const at = now();
    const isKnown = at - (reportedAt.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_MS;
    sentAt = sentAt.filter((each) => at - each < 60_000);
    if (isKnown || sentAt.length >= MOST_A_MINUTE || waiting.length >= MOST_WAITING) return false;
    if (reportedAt.size >= MOST_REMEMBERED) reportedAt.clear();
    reportedAt.set(key, at);
    sentAt.push(at);
    return true;
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      try {
        await send(url as string, next);
        errorReports.inc({ result: 'sent' });
      } catch (error) {
        errorReports.inc({ result: 'failed' });
        onFailure?.(error);
      }
  }

  return {
    report({ error, requestId, ...rest }) {
      const described = describeForStrangers(
        error instanceof Error ? error : new Error(`${error}`),
      );
      if (!mayReport(keyOf(rest, described))) {
        suppressed += 1;
        errorReports.inc({ result: 'held_back' });
        return;
      }
      waiting.push({
        time: new Date(now()).toISOString(),
        service: 'alpha-agent',
        version: VERSION,
        host: hostname(),
        pid: process.pid,
        role,
        request_id: requestId,
        ...rest,
        error: described,
        not_reported: suppressed,
      });
      suppressed = 0;
      sending ??= sendAll().finally(() => {
        sending = null;
      });
    },
    flush: async (mostMs) =>
      void (await Promise.race([sending, delay(mostMs, null, { ref: false })])),
  };
}

const keyOf = (
  { route, work, status }: Omit<Failure, 'error'>,
  { type, stack, cause }: DescribedError,
) => [route, work, status, type, cause?.code, stack.split('\n')[0]].join(' ');

async function send(url: string, report: Report): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver of error reports answered ${answer.status}`);
}
