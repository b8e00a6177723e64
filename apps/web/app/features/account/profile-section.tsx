import { useQuery } from '@tanstack/react-query';
import { ownUserQuery } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { ErrorState } from '~/ui/error-state';
import { FactList } from '~/ui/fact-list';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { Section } from './section';

export function ProfileSection() {
  const t = useT('account');
  const { role } = readSession();
  return (
    <Section title={t('profile.title')} lead={t(`profile.lead.${role ?? 'salesman'}`)}>
      <Profile />
    </Section>
  );
}

function Profile() {
  const t = useT('account');
  const { data: user, isError, isFetching, refetch } = useQuery(ownUserQuery);
  if (isError)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  const role = user?.roles[0]?.name;
  const facts = [
    { label: t('profile.name'), value: user?.name },
    { label: t('profile.email'), value: user?.email },
    { label: t('profile.role'), value: role && t(`profile.roles.${role}`) },
  ].map(({ label, value }) => ({
    label,
    value: user ? (
      <span className="wrap-anywhere">{value}</span>
    ) : (
      <Skeleton className="h-5 w-40" />
    ),
  }));
  return user ? (
    <FactList facts={facts} />
  ) : (
    <LoadingRegion>
      <FactList facts={facts} />
    </LoadingRegion>
  );
}
