import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';

const FACTS = ['a', 'b', 'c'] as const;

/** The frame for the panel beside a question. */
export function AsideFrame({
  step,
  title,
  children,
}: {
  step: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <aside className="border-t border-ink pt-4.5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-20">{title}</h2>
        <span aria-hidden="true" className="figures font-serif text-20 text-ink-3">
          {step}
        </span>
      </div>
      {children}
    </aside>
  );
}

/** Three facts that help to answer. */
export function FactsAside({ step }: { step: 1 | 6 }) {
  const t = useT('quizSteps');
  return (
    <AsideFrame step={step} title={t(`aside.${step}.title`)}>
      <dl className="mt-3">
        {FACTS.map((fact) => (
          <div key={fact} className="border-b border-line py-3.5">
            <dt className="font-medium">{t(`aside.${step}.${fact}`)}</dt>
            <dd className="mt-0.5 text-15 text-pretty text-ink-2">
              {t(`aside.${step}.${fact}Text`)}
            </dd>
          </div>
        ))}
      </dl>
    </AsideFrame>
  );
}
