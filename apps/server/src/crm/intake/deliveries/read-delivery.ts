import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { IntakeKind } from '@alpha/contract';
import type { SourceCredentials } from '../sources/source-credentials.ts';
import { type Fields, flatFields } from './flat-fields.ts';
import { isSame, isSignedByMeta, isSignedInTime } from './signatures.ts';

export type Request = { bytes: Buffer; headers: IncomingHttpHeaders };

/** One lead of a request. */
export type Incoming = {
  /** Null: the sender has none, and the body's hash takes its place. */
  externalId: string | null;
  isTest: boolean;
  isFetched: boolean;
  fields: Fields;
};

/** `forged`: the signature or key is wrong. `malformed`: signed, but not what its kind sends. */
type Read = { incoming: Incoming[] } | 'forged' | 'malformed';

const MOST_ID = 200;

/** Checks who sent it before anything of it is used. */
export function readDelivery(
  kind: IntakeKind,
  credentials: SourceCredentials,
  request: Request,
  nowMs: number,
): Read {
  return READERS[kind](credentials, request, nowMs);
}

type Reader = (credentials: SourceCredentials, request: Request, nowMs: number) => Read;

const READERS: Record<IntakeKind, Reader> = {
  meta: ({ appSecret = '' }, { bytes, headers }) => {
    if (!isSignedByMeta(headers['x-hub-signature-256'], bytes, appSecret)) return 'forged';
    const body = parsed(bytes);
    if (!isRecord(body) || !Array.isArray(body.entry)) return 'malformed';
    return { incoming: body.entry.flatMap(leadsOfEntry) };
  },

  google: ({ secret }, { bytes }) => {
    const body = parsed(bytes);
    if (!isRecord(body)) return 'malformed';
    if (typeof body.google_key !== 'string' || !isSame(body.google_key, secret)) return 'forged';
    if (!Array.isArray(body.user_column_data)) return 'malformed';
    const { user_column_data, google_key: _, is_test, lead_id, ...rest } = body;
    const answers = user_column_data.filter(isRecord).map((column) => ({
      // Custom questions have an id without meaning, and a name.
      [String(column.column_id ?? column.column_name ?? '')]: column.string_value,
    }));
    const fields = flatFields({ ...rest, ...Object.assign({}, ...answers) });
    return {
      incoming: [{ externalId: idOf(lead_id), isTest: is_test === true, isFetched: true, fields }],
    };
  },

  webhook: ({ secret }, { bytes, headers }, nowMs) => {
    if (!isSignedInTime(headers['x-alpha-signature'], bytes, secret, nowMs)) return 'forged';
    const body = parsed(bytes);
    if (!isRecord(body)) return 'malformed';
    const { external_id, is_test } = body;
    return {
      incoming: [
        {
          externalId: idOf(headers['idempotency-key']) ?? idOf(external_id),
          isTest: is_test === true,
          isFetched: true,
          fields: flatFields(body, ['external_id', 'is_test']),
        },
      ],
    };
  },
};

/** Meta sends ids; name and address are fetched. Changes of other subjects are none of ours. */
function leadsOfEntry(entry: unknown): Incoming[] {
  if (!isRecord(entry) || !Array.isArray(entry.changes)) return [];
  return entry.changes.flatMap((change: unknown) => {
    if (!isRecord(change) || change.field !== 'leadgen' || !isRecord(change.value)) return [];
    const externalId = idOf(change.value.leadgen_id);
    if (externalId === null || !/^\d+$/.test(externalId)) return [];
    const fields = flatFields(change.value, ['leadgen_id']);
    return [{ externalId, isTest: false, isFetched: false, fields }];
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = String(value)
    .replace(/\0|\p{Surrogate}/gu, '')
    .trim();
  return id === '' || id.length > MOST_ID ? null : id;
}

export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Hashed, because some systems use the person's address as id. */
export const idKey = (externalId: string): string => `id:${hashOf(externalId)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
