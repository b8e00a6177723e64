import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  LEAD_SOURCES,
  ROLES,
} from '@alpha/contract';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { isRecord } from './audit-details';

const LABELS = [
  'role',
  'email',
  'name',
  'order',
  'leads',
  'leads_to',
  'sessions',
  'changed',
  'actor_id',
  'action',
  'from',
  'to',
  'reason',
  'count',
  'lead_ids',
  'lead_id',
  'merged_id',
  'owner',
  'status',
  'file',
  'file_id',
  'created',
  'updated',
  'skipped',
  'refused',
  'deleted',
  'restored',
  'kept',
  'property_id',
  'shortlist_id',
  'turns_of',
  'search',
  'first_name',
  'last_name',
  'phone',
  'source',
  'profile',
  'user_id',
  'lead_status_id',
  'stale_days',
  'sort',
  'quarantined',
  'off_market',
  'feed',
  'url',
  'rent_monthly',
  'hoa_monthly',
] as const;
const REASONS = ['unknown', 'password', 'code', 'locked', 'browser'] as const;
const FIELDS = [
  'name',
  'email',
  'role',
  'leader',
  'password',
  'first_name',
  'last_name',
  'phone',
  'country',
  'profile',
  'initial_payment',
  'lost_reason',
  'user_id',
  'lead_status_id',
  'source',
  'adicionales',
  'utms',
] as const;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Dots are path separators in message keys, and `sign_in` is both an action and a prefix. */
type Flat<S extends string> = S extends `${infer A}.${infer B}` ? `${A}_${Flat<B>}` : S;

/** Translates stored actions and values; unknown ones are shown as they are. */
export function useAuditWords() {
  const t = useT('audit');
  const roleName = useT('roles');
  const sourceName = useT('sources');
  const locale = useLocale();

  const action = (name: string): string => {
    const known = AUDIT_ACTIONS.find((candidate) => candidate === name);
    return known ? t(`action.${known.replaceAll('.', '_') as Flat<AuditAction>}`) : spaced(name);
  };
  const label = (key: string): string => {
    const known = LABELS.find((candidate) => candidate === key);
    return known ? t(`detail.${known}`) : spaced(key);
  };
  const value = (key: string, stored: unknown): string => {
    if (stored === null || stored === undefined || stored === '') return t('none');
    if (Array.isArray(stored))
      return stored.length > 0 ? stored.map((item) => value(key, item)).join(', ') : t('none');
    if (isRecord(stored))
      return Object.entries(stored)
        .map(([name, part]) => `${label(name)} ${value(name, part)}`)
        .join(', ');
    const text = String(stored);
    if (key === 'action') return action(text);
    if (key === 'changed') {
      const field = FIELDS.find((candidate) => candidate === text);
      return field ? t(`field.${field}`) : spaced(text);
    }
    const reason = key === 'reason' && REASONS.find((candidate) => candidate === text);
    if (reason) return t(`reason.${reason}`);
    const source = key === 'source' && LEAD_SOURCES.find((candidate) => candidate === text);
    if (source) return sourceName(source);
    const role = key === 'role' && ROLES.find((candidate) => candidate === text);
    if (role) return roleName(role);
    return INSTANT.test(text) ? formatInstant(text, locale, 'short') : text;
  };
  const actor = ({ actor_name, ip }: AuditEntry): string =>
    actor_name ?? t(ip === null ? 'system' : 'stranger');
  const target = ({ target_type: type, target_id: id, data }: AuditEntry): string | null => {
    if (type === null) return null;
    if (typeof data.name === 'string' && data.name !== '') return data.name;
    if (type === 'user' || type === 'status') return t(`target.${type}`, { id: id ?? '' });
    return t('target.other', { type: spaced(type), id: id ?? '' });
  };
  return { t, action, label, value, actor, target };
}

function spaced(name: string): string {
  const words = name.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
