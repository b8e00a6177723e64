import { STORAGE_KEYS } from '~/lib/storage';
import { readValue, saveValue } from './visitor-storage';

/** The API's limits: a strange link must not cost us the lead. */
const MAX_UTMS = 50;
const MAX_NAME_LENGTH = 80;
const MAX_VALUE_LENGTH = 500;
const MAX_REF_LENGTH = 200;
const MAX_UTM_BYTES = 4_000;

/** Stores referral and UTM parameters from the URL. A later link overrides earlier ones. */
export function rememberSource(search: string): void {
  const params = new URLSearchParams(search);
  const ref = storable(params.get('ref') ?? '', MAX_REF_LENGTH);
  if (ref) saveValue(STORAGE_KEYS.refId, ref);
  const utms = campaignIn(params);
  if (Object.keys(utms).length > 0) saveValue(STORAGE_KEYS.utmParams, JSON.stringify(utms));
}

export function utmsOf(): Record<string, string> {
  return readUtms(readValue(STORAGE_KEYS.utmParams) ?? '{}');
}

export function refOf(): string | null {
  return readValue(STORAGE_KEYS.refId) || null;
}

function campaignIn(params: URLSearchParams): Record<string, string> {
  const entries = [...params]
    .filter(([name, value]) => name.startsWith('utm_') && value)
    .slice(0, MAX_UTMS)
    .map(([name, value]) => [storable(name, MAX_NAME_LENGTH), storable(value, MAX_VALUE_LENGTH)]);
  return firstThatFit(Object.fromEntries(entries));
}

/** The order in a link starts with what matters: source, medium, campaign. */
function firstThatFit(utms: Record<string, string>): Record<string, string> {
  const fitting: Record<string, string> = {};
  for (const [name, value] of Object.entries(utms)) {
    const more = { ...fitting, [name]: value };
    if (new TextEncoder().encode(JSON.stringify(more)).length > MAX_UTM_BYTES) break;
    fitting[name] = value;
  }
  return fitting;
}

/** Stored data can be edited by the visitor or come from older versions. */
function readUtms(stored: string): Record<string, string> {
  try {
    const entries = Object.entries(JSON.parse(stored) as object);
    return firstThatFit(
      Object.fromEntries(
        entries.filter(([name, value]) => name.startsWith('utm_') && typeof value === 'string'),
      ),
    );
  } catch {
    return {};
  }
}

/** Without NUL, which databases reject, and never cut inside a surrogate pair. */
function storable(text: string, max: number): string {
  return [...text.replaceAll('\0', '').trim()].reduce(
    (kept, letter) => (kept.length + letter.length <= max ? kept + letter : kept),
    '',
  );
}
