import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import type { PrivacyFacts } from './privacy-facts';
import { PrivacySection } from './privacy-section';

const LINK = 'text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover';

/** Name and address are configured by the operator; without them the contact form is the fallback. */
export function ResponsibleSection({ operator: { name, email } }: Pick<PrivacyFacts, 'operator'>) {
  const t = useT('privacy');
  return (
    <PrivacySection id="who" title={t('who.title')}>
      <p>{name ? t('who.named', { name }) : t('who.unnamed')}</p>
      <p>
        {email
          ? t.rich('who.mail', {
              email,
              mail: (words) => (
                <a href={`mailto:${email}`} className={LINK}>
                  {words}
                </a>
              ),
            })
          : t.rich('who.form', {
              form: (words) => (
                <Link to="/#contact" className={LINK}>
                  {words}
                </Link>
              ),
            })}
      </p>
    </PrivacySection>
  );
}
