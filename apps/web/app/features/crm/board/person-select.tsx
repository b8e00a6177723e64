import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { staffQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';

type Person = { id: number; name: string };
type PersonSelectProps = { userId: number | undefined; owner: Person | null };

/** Whose leads. The person is part of the path, so `/app/board/7` can be sent to a colleague. */
export function PersonSelect({ userId, owner }: PersonSelectProps) {
  const t = useT('board');
  const navigate = useNavigate();
  const { params } = useUrlState();
  const { data = [] } = useQuery(staffQuery);
  const session = readSession();
  const me = { id: Number(session.userId), name: t('filter.me', { name: session.name ?? '' }) };
  const people: Person[] = [me, ...data.filter(({ id }) => id !== me.id)];
  // A person missing from the list whose leads are visible.
  if (owner && !people.some(({ id }) => id === owner.id)) people.push(owner);

  function open(id: string) {
    const search = new URLSearchParams(params);
    search.delete('role');
    void navigate({ pathname: id ? `/app/board/${id}` : '/app/board', search: search.toString() });
  }
  return (
    <Select
      label={t('filter.owner')}
      isLabelHidden
      value={userId === undefined ? '' : String(userId)}
      onChange={({ target }) => open(target.value)}
      className="md:w-36"
      options={[
        { value: '', label: t('filter.anyOwner') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
