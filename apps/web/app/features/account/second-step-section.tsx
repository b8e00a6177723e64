import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { ownUserQuery } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { Section } from './section';

export function SecondStepSection() {
  const t = useT('account');
  return (
    <Section title={t('secondStep.title')} lead={t('secondStep.lead')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <State />
      </div>
    </Section>
  );
}

/** If the state is missing, the profile above shows the error; the settings link stays available. */
function State() {
  const t = useT('account');
  const { data: user, isPending } = useQuery(ownUserQuery);
  const isOn = Boolean(user?.google2fa_secret);
  return (
    <>
      {isPending && <Skeleton className="h-6 w-64" />}
      {user && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
          <Badge
            tone={isOn ? 'gain' : 'neutral'}
            icon={isOn && <ShieldCheck aria-hidden="true" size={13} strokeWidth={1.75} />}
          >
            {t(isOn ? 'secondStep.on' : 'secondStep.off')}
          </Badge>
          {isOn
            ? t('secondStep.onText', { count: user.recovery_codes_left })
            : t('secondStep.offText')}
        </p>
      )}
      <ButtonLink to="/app/google2fa" variant="secondary">
        {t(user && !isOn ? 'secondStep.setUp' : 'secondStep.manage')}
      </ButtonLink>
    </>
  );
}
