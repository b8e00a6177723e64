import type { LeadSettings } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';

type StatusChoiceProps = {
  label: string;
  statuses: LeadSettings['statuses'];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

/** Columns of all boards, by role. */
export function StatusChoice({ label, statuses, chosen, onChange }: StatusChoiceProps) {
  const roles = useT('roles');
  const boards = [...new Set(statuses.map(({ role }) => role))];
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-x-6 gap-y-4 md:grid-cols-3">
      <legend className="mb-2 text-14 font-medium">{label}</legend>
      {boards.map((role) => (
        <div key={role}>
          <p className="text-13 text-ink-3">{roles(role)}</p>
          {statuses
            .filter((status) => status.role === role)
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            ))}
        </div>
      ))}
    </fieldset>
  );
}
