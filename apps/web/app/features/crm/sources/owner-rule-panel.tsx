import type { IntakeSource, OwnerRule } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { QueryError } from '~/ui/query-error';
import { Select } from '~/ui/select';
import { Panel } from '../panel';
import { HoursFields } from './hours-fields';
import { MemberRow } from './member-row';
import { useChangeSource } from './use-change';

/** Who gets the leads of a source. */
export function OwnerRulePanel({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const staff = useQuery(peopleQuery);
  const people = staff.data ?? [];
  const [rule, setRule] = useState<OwnerRule>(source.owner_rule);
  const change = useChangeSource(source.id);
  const { members } = rule;
  const put = (changes: Partial<OwnerRule>) => setRule({ ...rule, ...changes });
  const others = people.filter(
    ({ id, isActive }) => isActive && !members.some(({ user_id }) => user_id === id),
  );
  return (
    <Panel title={t('rule.title')} lead={t('rule.lead')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ owner_rule: rule });
        }}
      >
        <QueryError query={staff} />
        {members.length === 0 && <p className="text-14 text-ink-2">{t('rule.none')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {members.map((member) => (
            <MemberRow
              key={member.user_id}
              member={member}
              name={people.find(({ id }) => id === member.user_id)?.name ?? t('rule.unknown')}
              onChange={(next) =>
                put({
                  members: members.map((each) => (each.user_id === next.user_id ? next : each)),
                })
              }
              onRemove={() =>
                put({ members: members.filter(({ user_id }) => user_id !== member.user_id) })
              }
            />
          ))}
        </ul>
        <Select
          label={t('rule.add')}
          className="max-w-xs"
          value=""
          onChange={({ target }) =>
            put({
              members: [
                ...members,
                {
                  ...{ user_id: Number(target.value), weight: 1, countries: [] },
                  ...{ capacity: null, time_zone: null },
                },
              ],
            })
          }
          options={[
            { value: '', label: t('rule.choose') },
            ...others.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {members.length > 0 && (
          <>
            <Checkbox
              label={t('rule.language')}
              hint={t('rule.languageHint')}
              checked={rule.match_language}
              onChange={({ target }) => put({ match_language: target.checked })}
            />
            <HoursFields hours={rule.hours} onChange={(hours) => put({ hours })} />
          </>
        )}
        <div>
          <Button type="submit" isBusy={change.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
