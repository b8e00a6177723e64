import { useT } from '~/lib/i18n/use-t';
import { TextLink } from '~/ui/text-link';
import { ContactForm } from './contact-form';
import type { ContactPlace } from './contact-post';

const PHASES = ['before', 'during', 'after'] as const;

type ContactSectionProps = {
  title: string;
  lead: string;
  place: ContactPlace;
  quizPath: string;
};

export function ContactSection({ title, lead, place, quizPath }: ContactSectionProps) {
  const t = useT('contactForm');
  return (
    <section id="contact" className="border-t border-line bg-sunken py-[clamp(64px,8vw,112px)]">
      <div className="page grid items-start gap-8 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div>
          <h2 className="text-28 tracking-[-0.02em] md:text-40">{title}</h2>
          <p className="mt-4 max-w-[44ch] text-pretty text-ink-2">{lead}</p>
          <dl className="mt-8 border-b border-line">
            {PHASES.map((phase) => (
              <div
                key={phase}
                className="grid border-t border-line py-3 text-15 md:grid-cols-[10.5rem_1fr] md:gap-4"
              >
                <dt className="font-semibold">{t(`${phase}.title`)}</dt>
                <dd className="text-ink-2">{t(`${phase}.text`)}</dd>
              </div>
            ))}
          </dl>
          <TextLink to={quizPath} className="mt-3">
            {t('quiz')}
          </TextLink>
        </div>
        <ContactForm place={place} quizPath={quizPath} />
      </div>
    </section>
  );
}
