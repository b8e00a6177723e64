import type { ErrorBody } from '@alpha/contract';
import { isLocale } from '@alpha/i18n';
import { formatInstant } from './local-time';

/** A failed API request. */
export class ApiError extends Error {
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    body: ErrorBody | null,
    /** The token the request was sent with: it may have been replaced since. */
    readonly token: string | null = null,
  ) {
    super(body?.message ?? `HTTP ${status}`);
    this.body = body && withLocalTime(body);
  }

  get code(): string {
    return this.body?.code ?? 'network';
  }
}

/** The server does not know the reader's time zone. */
function withLocalTime(body: ErrorBody): ErrorBody {
  const { message, locked_until } = body;
  if (!locked_until) return body;
  const { lang } = document.documentElement;
  const time = formatInstant(locked_until, isLocale(lang) ? lang : 'en', 'time');
  return { ...body, message: message.replace(locked_until, time) };
}
