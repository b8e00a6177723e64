import { ANSWER_WITHIN_MINUTES, type TeamMember } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Table } from '~/ui/table';
import { TextLink } from '~/ui/text-link';
import { lengthOf } from './today-rows';

type TeamTableProps = { team: readonly TeamMember[]; now: number };

/** Each person's day; a name shows only theirs. */
export function TeamTable({ team, now }: TeamTableProps) {
  const t = useT('today');
  const length = (ms: number) => {
    const { unit, count } = lengthOf(ms);
    return t(`when.${unit}`, { count });
  };
  const wait = ({ waiting_since: since }: TeamMember) => (since ? now - Date.parse(since) : null);
  const isLate = (member: TeamMember) => (wait(member) ?? 0) > ANSWER_WITHIN_MINUTES * 60_000;
  const figure = (key: string, header: string, cell: (row: TeamMember) => React.ReactNode) => ({
    key,
    header,
    cell,
    align: 'end' as const,
  });
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-20">{t('team.title')}</h2>
      <Table
        caption={t('team.title')}
        rows={team}
        rowKey={({ user }) => user.id}
        columns={[
          {
            key: 'person',
            header: t('team.person'),
            cell: ({ user }) => (
              <TextLink to={`?user=${user.id}`} aria-label={t('team.show', { name: user.name })}>
                {user.name}
              </TextLink>
            ),
          },
          figure('waiting', t('team.waiting'), ({ waiting }) => waiting),
          figure('oldest', t('team.oldest'), (member) => (
            <span className={cx(isLate(member) && 'font-medium text-loss')}>
              {member.waiting_since ? length(wait(member) ?? 0) : t('team.none')}
            </span>
          )),
          figure('signals', t('team.signals'), ({ signals }) => signals),
          figure('overdue', t('team.overdue'), ({ overdue }) => (
            <span className={cx(overdue > 0 && 'font-medium text-loss')}>{overdue}</span>
          )),
          figure('response', t('team.response'), ({ minutes_to_contact: minutes }) =>
            minutes === null ? t('team.none') : length(minutes * 60_000),
          ),
        ]}
      />
      <p className="text-13 text-ink-3">{t('team.responseHint')}</p>
    </section>
  );
}
