import { createHmac } from 'node:crypto';
import { FetchFailure } from '../../../platform/fetching/fetch-failure.ts';
import { internetOf } from '../../../platform/fetching/internet.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { type Fields, flatFields } from '../deliveries/flat-fields.ts';
import { credentialsOf, type SourceCredentials } from '../sources/source-credentials.ts';
import type { SourceRow } from '../sources/sources.queries.ts';
import { GraphFailure } from './graph-failure.ts';

const LIMITS = { timeoutMs: 20_000, maxBytes: 2_000_000 };
const PLAIN_FIELDS = 'id,created_time,form_id,platform,is_organic,field_data';
/** Needs one more permission, which not every token has. */
const ALL_FIELDS = `${PLAIN_FIELDS},ad_id,ad_name,campaign_id,campaign_name`;
const PER_PAGE = 100;

/** Meta's error codes: expired or wrong token; a permission is missing; unknown id or field. */
const BAD_TOKEN = new Set([102, 190, 463, 467]);
const NOT_PERMITTED = new Set([3, 10, 200, 294, 298]);
const UNKNOWN = 100;

type Json = Record<string, unknown>;

/** The answers of one lead, by the name of the question. */
export async function fetchMetaLead(ctx: Ctx, source: SourceRow, leadId: string): Promise<Fields> {
  return leadFields(await askWithAds(ctx, source, `/${leadId}`, {}));
}

export type LeadPage = { leads: { id: string; fields: Fields }[]; after: string | null };

/** Leads of a form since a day, one page. */
export async function fetchMetaLeads(
  ctx: Ctx,
  source: SourceRow,
  { formId, since, after }: { formId: string; since: string; after: string | null },
): Promise<LeadPage> {
  const value = Math.floor(Date.parse(`${since}T00:00:00Z`) / 1000) - 1;
  const page = await askWithAds(ctx, source, `/${formId}/leads`, {
    filtering: JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value }]),
    limit: String(PER_PAGE),
    ...(after && { after }),
  });
  const rows = Array.isArray(page.data) ? page.data.filter(isRecord) : [];
  const paging = isRecord(page.paging) ? page.paging : {};
  const cursors = isRecord(paging.cursors) ? paging.cursors : {};
  return {
    leads: rows.map((row) => ({ id: String(row.id), fields: leadFields(row) })),
    after: paging.next && typeof cursors.after === 'string' ? cursors.after : null,
  };
}

function leadFields({ field_data, ...rest }: Json): Fields {
  const answers = Array.isArray(field_data) ? field_data.filter(isRecord) : [];
  return flatFields({
    ...rest,
    ...Object.fromEntries(answers.map(({ name, values }) => [String(name), values])),
  });
}

async function askWithAds(
  ctx: Ctx,
  source: SourceRow,
  path: string,
  query: Record<string, string>,
) {
  const whole = await ask(ctx, source, path, { ...query, fields: ALL_FIELDS });
  if ('data' in whole) return whole.data;
  if (!NOT_PERMITTED.has(whole.code) && whole.code !== UNKNOWN) throw failureFor(whole);
  const plain = await ask(ctx, source, path, { ...query, fields: PLAIN_FIELDS });
  if ('data' in plain) return plain.data;
  throw failureFor(plain);
}

type Refusal = { status: number; code: number };

async function ask(
  ctx: Ctx,
  source: SourceRow,
  path: string,
  query: Record<string, string>,
): Promise<{ data: Json } | Refusal> {
  const credentials = credentialsOf(ctx.deps.appSecret, source);
  if (!credentials.pageToken) throw new GraphFailure('noToken');
  const url = new URL(`${ctx.deps.config.metaGraphUrl}${path}`);
  for (const [name, value] of Object.entries({ ...query, ...proofOf(credentials) }))
    url.searchParams.set(name, value);
  // The token in a header, because addresses end up in logs.
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${credentials.pageToken}`,
  };
  try {
    const { status, bytes } = await internetOf(ctx.deps).fetch(url.href, { ...LIMITS, headers });
    const data = parsed(bytes);
    if (status === 200 && isRecord(data)) return { data };
    const error = isRecord(data) && isRecord(data.error) ? data.error : {};
    return { status, code: Number(error.code) };
  } catch (error) {
    if (error instanceof FetchFailure) throw new GraphFailure('unreachable', { cause: error });
    throw error;
  }
}

/** Shows that the token is used by the app it was given to; apps can require it. */
const proofOf = ({ appSecret, pageToken = '' }: SourceCredentials): Record<string, string> =>
  appSecret
    ? { appsecret_proof: createHmac('sha256', appSecret).update(pageToken).digest('hex') }
    : {};

function failureFor({ status, code }: Refusal): GraphFailure {
  if (BAD_TOKEN.has(code) || NOT_PERMITTED.has(code) || status === 401)
    return new GraphFailure('tokenRefused');
  return new GraphFailure(status === 404 || code === UNKNOWN ? 'leadGone' : 'unreachable');
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
