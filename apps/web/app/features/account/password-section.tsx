import { useT } from '~/lib/i18n/use-t';
import { PasswordForm } from './password-form';
import { Section } from './section';

export function PasswordSection() {
  const t = useT('account');
  return (
    <Section title={t('password.title')} lead={t('password.lead')}>
      <PasswordForm />
    </Section>
  );
}
