import type { ErrorBody, ErrorCode, FieldReason } from '@alpha/contract';
import { localeFromAcceptLanguage } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDiskFull } from '../lib/disk-full.ts';
import { AppError, type FieldErrors } from './app-error.ts';
import { databaseTroubleOf } from './database-away.ts';
import { failureOf } from './error-reports.ts';

type Translate = ReturnType<typeof translatorFor<'errors'>>;

/** The one place that turns an error into a response. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = toAppError(error, request);
    // Deliberate 503s, while draining or full, are not reported as failures.
    if (answer.status >= 500 && !(error instanceof AppError))
      app.reportError(failureOf(error, request, answer.status));
    return sendError(answer, request, reply);
  });
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeFromAcceptLanguage(request.headers['accept-language']);
  const t = translatorFor(locale, 'errors');
  const { fields, lockedUntil } = error.details;
  const retryAfterSeconds = lockedUntil
    ? secondsUntil(lockedUntil)
    : error.details.retryAfterSeconds;
  const body: ErrorBody = {
    message: messageOf(error.code, t, lockedUntil),
    code: error.code,
    request_id: request.id,
    ...(fields
      ? {
          errors: translateFields(fields, (reason) =>
            reason === 'taken' ? messageOf(error.code, t) : t(`field.${reason}`),
          ),
        }
      : {}),
    ...(lockedUntil ? { locked_until: lockedUntil.toISOString() } : {}),
  };
  request.refusal = error.code;
  // Somebody tries what they may not, or too often: logged even where requests are not.
  if (error.code === 'auth.forbidden' || error.status === 429)
    request.log.warn({ req: request, res: reply.code(error.status) }, 'refused');
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  reply.header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** The browser writes the time in its zone. */
function messageOf(code: ErrorCode, t: Translate, lockedUntil = new Date()): string {
  return code === 'auth.locked' ? t(code, { until: lockedUntil.toISOString() }) : t(code);
}

const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000));

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('request.invalid', { fields: fieldsOf(error.validation) });
  const known = KNOWN_CODES[error.code];
  if (known) return new AppError(known);
  if (error.statusCode === 429) return new AppError('request.tooMany');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('request.malformed');
  const trouble = databaseTroubleOf(error);
  if (trouble) {
    request.log.warn({ err: error }, `database ${trouble}`);
    return new AppError('service.unavailable', { retryAfterSeconds: 5 });
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'no room on the disk');
    return new AppError('service.unavailable', { retryAfterSeconds: 60 });
  }
  request.log.error({ err: error }, 'unexpected error');
  return new AppError('internal');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The error it was answered with. */
    refusal?: ErrorCode;
  }
}

const KNOWN_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_NOT_FOUND: 'route.notFound',
};

/** A zod issue as the validator passes it on; `params` is the issue without path and code. */
type Issue = {
  instancePath: string;
  keyword: string;
  message?: string;
  params: {
    keys?: string[];
    format?: string;
    minimum?: number;
    origin?: string;
    /** Details added by our own rules. */
    params?: { reason?: FieldReason };
  };
};

function fieldsOf(validation: readonly unknown[]): FieldErrors {
  // Names come from clients and may be `__proto__` or `constructor`.
  const fields: FieldErrors = Object.create(null);
  for (const issue of validation as Issue[]) {
    const path = issue.instancePath.split('/').filter(Boolean);
    const names = issue.params.keys?.map((key) => [...path, key]) ?? [path];
    for (const name of names.map((parts) => parts.join('.') || 'body'))
      fields[name] = [...new Set([...(fields[name] ?? []), reasonOf(issue)])];
  }
  return fields;
}

function reasonOf({ keyword, message, params }: Issue): FieldReason {
  if (params.params?.reason) return params.params.reason;
  if (keyword === 'unrecognized_keys') return 'unknown';
  if (keyword === 'invalid_value') return 'notAllowed';
  if (keyword === 'too_big') return 'tooBig';
  if (keyword === 'too_small')
    return params.origin !== 'string' ? 'tooSmall' : params.minimum === 1 ? 'required' : 'tooShort';
  if (keyword === 'invalid_format' && params.format === 'email') return 'email';
  if (keyword === 'invalid_type' && message?.endsWith('received undefined')) return 'required';
  return 'invalid';
}

function translateFields(fields: FieldErrors, say: (reason: FieldReason) => string) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reasons]) => [name, reasons.map(say)]),
  );
}
