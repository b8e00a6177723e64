import type {
  Country,
  FieldChanges,
  InvestorProfile,
  Lead,
  LeadField,
  LeadStatus,
  ListedLead,
  Role,
} from '@alpha/contract';
import type { Owner } from '~/data/users';
import { type CustomName, customName, textOf, valueIn } from '../../field-text';

/** Facts that every lead has; inputs only hold strings. */
type BuiltInValues = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  user_id: string;
  lead_status_id: string;
  country: string;
  initial_payment: string;
  profile: string;
};
export type BuiltInName = keyof BuiltInValues;

/** With the custom fields that the viewer may change. */
export type LeadFormValues = BuiltInValues & { [name in CustomName]: string | undefined };
export type LeadFormName = BuiltInName | CustomName;

export const LEAD_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'country',
  'initial_payment',
  'profile',
  'user_id',
  'lead_status_id',
] as const satisfies readonly BuiltInName[];

type Beginning = {
  /** Possible owners; the default one comes first. */
  owners: readonly Owner[];
  statuses: LeadStatus[];
  /** The status of the column the user came from. */
  wanted: string | null;
  fields?: readonly LeadField[];
};

/**
 * The wanted column with an owner whose board has it: the default owner, else the only possible one,
 * else none, and the form asks. Without such a column, the first one of the default owner.
 */
export function emptyValues({ owners, statuses, wanted, fields = [] }: Beginning): LeadFormValues {
  const column = statuses.find(({ id }) => String(id) === wanted);
  const able = owners.filter(({ role }) => role === column?.role);
  const expected = owners[0];
  const owner =
    able.length === 0 || expected?.role === column?.role
      ? expected
      : able.length === 1
        ? able[0]
        : undefined;
  const first = expected && statusesOf(statuses, expected.role)[0];
  const chosen = able.length === 0 ? first : column;
  return {
    ...customValues(fields, {}),
    ...{ first_name: '', last_name: '', phone: '', email: '' },
    ...{ country: '', initial_payment: '', profile: '' },
    user_id: owner ? String(owner.id) : '',
    lead_status_id: chosen ? String(chosen.id) : '',
  };
}

/** Of custom fields only those that are given. */
export function valuesOf(lead: ListedLead, fields: readonly LeadField[]): LeadFormValues {
  return {
    ...customValues(fields, lead.fields),
    first_name: lead.first_name,
    last_name: lead.last_name,
    phone: lead.phone,
    email: lead.email,
    user_id: String(lead.user_id),
    lead_status_id: String(lead.lead_status_id),
    country: lead.country ?? '',
    initial_payment: lead.initial_payment === null ? '' : String(lead.initial_payment),
    profile: lead.profile ?? '',
  };
}

const customValues = (fields: readonly LeadField[], values: Lead['fields']) =>
  Object.fromEntries(fields.map(({ id }) => [customName(id), textOf(values[id])]));

/** Those whose text differs; the others stay as they are. */
export function fieldChangesIn(
  fields: readonly LeadField[],
  values: LeadFormValues,
  before: LeadFormValues | null,
): FieldChanges {
  const changed = fields.filter(({ id }) => {
    const name = customName(id);
    return (values[name] ?? '') !== (before?.[name] ?? '');
  });
  // What is no value of the type is refused by the server at its field.
  return Object.fromEntries(
    changed.map((field) => {
      const text = values[customName(field.id)] ?? '';
      const value = valueIn(field, text);
      return [field.id, value === undefined ? text : value];
    }),
  );
}

/** Values are validated by now: the selects only offer what the server accepts. */
export function toBody(values: LeadFormValues) {
  const { user_id, lead_status_id, country, initial_payment, profile, ...rest } = values;
  const { first_name, last_name, phone, email } = rest;
  return {
    ...{ first_name, last_name, phone, email },
    user_id: Number(user_id),
    lead_status_id: Number(lead_status_id),
    country: (country || null) as Country | null,
    profile: (profile || null) as InvestorProfile | null,
    initial_payment: parseDollars(initial_payment),
  };
}

export const statusesOf = (statuses: readonly LeadStatus[], role: Role): LeadStatus[] =>
  statuses.filter((status) => status.role === role).sort((a, b) => a.order - b.order);

/** Whole dollars with or without thousands separators of either language. */
const DOLLARS = /^\d{1,12}(?:\.\d{1,2})?$|^\d{1,3}(?:([., \u00a0'])\d{3})(?:\1\d{3})*$/;

/** `null` when empty, `NaN` when it is not an amount. */
export function parseDollars(typed: string): number | null {
  const text = typed.replace(/\$|US|USD/gi, '').trim();
  if (text === '') return null;
  if (!DOLLARS.test(text)) return Number.NaN;
  const isPlain = /^\d+(\.\d{1,2})?$/.test(text);
  return Number(isPlain ? text : text.replace(/\D/g, ''));
}
