import type { Lead, LeadField } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putLead, readLead, showFacts } from '~/data/leads';
import type { Facts } from '~/data/outbox/change';
import { findChange } from '~/data/outbox/outbox-store';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { leadChanged } from '~/data/stale';
import { useFieldWords } from '~/features/crm/use-field-words';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { dropTyped, keepTyped, readTyped } from '../../../tab-store';
import { useKeptToast } from '../../../use-kept-toast';
import { isChangedByOther } from '../../form/lead-errors';
import {
  type BuiltInName,
  fieldChangesIn,
  type LeadFormName,
  toBody,
  valuesOf,
} from '../../form/lead-form.values';

export type FieldName = Exclude<LeadFormName, 'user_id' | 'lead_status_id'>;
export type FieldValues = { [name in FieldName]?: string };
/** `before`: what the user started from, at which version. */
type Draft = { values: FieldValues; before: FieldValues; version: number };

/**
 * Edits one fact of a lead with one request. What is typed is kept in the tab until it is saved or given
 * up, like a note, so neither the next lead nor a reload loses it.
 */
export function useInlineEdit(
  lead: Lead,
  names: readonly FieldName[],
  /** Custom ones among them. */
  custom: readonly LeadField[],
) {
  const t = useT('lead');
  const say = useFieldWords();
  const cache = useQueryClient();
  const sayKept = useKeptToast();
  const key = `inline:${lead.id}:${names.join()}`;
  const [draft, setDraft] = useState(() => readTyped<Draft>(key));
  const [error, setError] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: ({ values, from }: { values: FieldValues; from: Lead }) => {
      const body = changeOf(from, values, custom);
      const { lead_status_id: statusId, version } = from;
      const before = earlierFacts(from, body);
      const said = custom.map((field) => {
        const value = body.fields?.[field.id] ?? null;
        return value === null ? '' : say(field, value);
      });
      const typed = names.map((name) => values[name]);
      const words = (custom.length > 0 ? said : typed).join(' ');
      return sendOrKeep(lead, { kind: 'facts', body, before, statusId, version, words });
    },
  });

  const put = (next: Draft) => {
    keepTyped(key, next);
    setDraft(next);
  };
  const start = () => {
    const values = pick(lead, names, custom);
    setDraft({ values, before: values, version: lead.version });
  };
  const type = (name: FieldName, value: string) => {
    setError(null);
    if (draft) put({ ...draft, values: { ...draft.values, [name]: value } });
  };
  const stop = () => {
    dropTyped(key);
    setError(null);
    setDraft(null);
  };

  /** Resolves to whether the editor can close. */
  async function save(): Promise<boolean> {
    if (!draft || saving.isPending) return false;
    const { values, before, version } = draft;
    if (names.every((name) => values[name] === before[name])) return end();
    try {
      return finish(await saving.mutateAsync({ values, from: { ...lead, version } }));
    } catch (failure) {
      if (!isChangedByOther(failure)) return refuse(failure);
      return settle(draft);
    }
  }
  /** Others may have changed other facts: those stay theirs. The same fact is asked about. */
  async function settle({ values, before }: Draft): Promise<boolean> {
    try {
      const theirs = await readLead(lead.id);
      const now = pick(theirs, names, custom);
      if (names.every((name) => now[name] === before[name]))
        return finish(await saving.mutateAsync({ values, from: theirs }));
      putLead(cache, theirs);
      put({ values, before: now, version: theirs.version });
      const shown = custom.flatMap((field) => {
        const value = theirs.fields[field.id];
        return value === undefined ? [] : say(field, value);
      });
      const words = custom.length > 0 ? shown : names.map((name) => now[name]);
      setError(t('inline.conflict', { value: words.join(' ') }));
      return false;
    } catch (failure) {
      return refuse(failure);
    }
  }
  function refuse(failure: unknown): false {
    const fields = failure instanceof ApiError ? failure.body?.errors : undefined;
    const reason = names.flatMap((name) => fields?.[errorName(name)] ?? [])[0];
    setError(reason ?? refusalOf(failure) ?? t('inline.failed'));
    return false;
  }
  function finish({ answer, key }: Awaited<ReturnType<typeof saving.mutateAsync>>): true {
    if (answer) putLead(cache, answer);
    else {
      const change = findChange(key);
      if (change?.action.kind === 'facts') showFacts(cache, lead, change.action.body);
      sayKept(key, () => void leadChanged(cache, lead.id));
    }
    return end();
  }
  function end(): true {
    stop();
    return true;
  }
  return {
    values: draft?.values ?? null,
    error,
    setError,
    isSaving: saving.isPending,
    start,
    type,
    save,
    stop,
  };
}

type BuiltIn = Exclude<BuiltInName, 'user_id' | 'lead_status_id'>;

/** As the server names it. */
const errorName = (name: FieldName): string => name.replace(/^field_/, 'fields.');

/** The dash for an unknown name or phone is not shown in a field. */
const pick = (
  lead: Lead,
  names: readonly FieldName[],
  custom: readonly LeadField[],
): FieldValues => {
  const all = valuesOf(lead, custom);
  const textOf = (text = '') => (custom.length > 0 ? text : (valueOrNull(text) ?? ''));
  return Object.fromEntries(names.map((name) => [name, textOf(all[name])]));
};

/** The same facts as they were shown. */
function earlierFacts(from: Lead, { fields, ...facts }: Facts): Facts {
  const known = Object.keys(facts).map((name) => [name, from[name as keyof Lead]]);
  const custom = Object.keys(fields ?? {}).map((id) => [id, from.fields[id] ?? null]);
  return { ...Object.fromEntries(known), ...(fields && { fields: Object.fromEntries(custom) }) };
}

/** As the quiz sends it: some people give one name only. */
const NONE = '-';

/** Only these fields. */
function changeOf(from: Lead, values: FieldValues, custom: readonly LeadField[]): Facts {
  if (custom.length > 0) {
    const before = valuesOf(from, custom);
    return { fields: fieldChangesIn(custom, { ...before, ...values }, before) };
  }
  const { last_name } = values;
  const known = last_name === undefined ? values : { ...values, last_name: last_name || NONE };
  const body = toBody({ ...valuesOf(from, []), ...known });
  return Object.fromEntries((Object.keys(values) as BuiltIn[]).map((name) => [name, body[name]]));
}
