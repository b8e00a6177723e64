import { useT } from '~/lib/i18n/use-t';
import { NextSteps } from './next-steps';

const PHASES = ['before', 'during', 'after'] as const;

type ContactSectionProps = { title: string; lead: string; quizPath: string };

export function ContactSection({ title, lead, quizPath }: ContactSectionProps) {
  const t = useT('site');
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
                <dt className="font-semibold">{t(`contact.${phase}`)}</dt>
                <dd className="text-ink-2">{t(`contact.${phase}Text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <NextSteps quizPath={quizPath} />
      </div>
    </section>
  );
}
