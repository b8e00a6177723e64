import { useT } from '~/lib/i18n/use-t';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { ButtonLink } from '~/ui/button';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';
import { TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';
import { useResetLink } from './reset-link';
import { ResetPasswordForm } from './reset-password-form';

/** Checks the link before anything is typed. */
export function ResetPasswordScreen() {
  const t = useT('session');
  const { link, markInvalid } = useResetLink();
  const heading = useFocusOnChange(link.state === 'checking' ? undefined : link.state);

  if (link.state === 'checking')
    return (
      <LoadingRegion className={ENTRANCE}>
        <Skeleton className="h-11 w-full" />
        <SkeletonText lines={2} />
        <Skeleton className="h-11 w-full" />
      </LoadingRegion>
    );
  if (link.state === 'valid')
    return (
      <ResetPasswordForm token={link.token} isFirst={!link.hasPassword} onInvalid={markInvalid} />
    );
  return (
    <div className={ENTRANCE}>
      <EntranceHead ref={heading} title={t('reset.invalidTitle')} lead={t('reset.invalid')} />
      <ButtonLink to="/app/forgot-password" variant="accent">
        {t('reset.askAgain')}
      </ButtonLink>
      <TextLink to="/app/login" className="-mt-2">
        {t('backToLogin')}
      </TextLink>
    </div>
  );
}
