import { useT } from '~/lib/i18n/use-t';
import { PageHeader } from '~/ui/page-header';
import { CalendarSection } from './calendar-section';
import { LockNotice } from './lock-notice';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { PublicProfileSection } from './public-profile-section';
import { SecondStepSection } from './second-step-section';
import { SessionsSection } from './sessions/sessions-section';

export function AccountScreen() {
  const t = useT('account');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} className="mb-8" />
      <LockNotice />
      <ProfileSection />
      <NotificationsSection />
      <CalendarSection />
      <PublicProfileSection />
      <PasswordSection />
      <SecondStepSection />
      <SessionsSection />
    </>
  );
}
