import type { WeighingAnswer } from '@alpha/contract/match-weights';
import { useT } from '~/lib/i18n/use-t';
import { CHOICES } from '../questions';
import { searchEffect } from './search-effect';
import { AsideFrame } from './step-aside';
import { useAnswers } from './use-answers';

const QUESTION = { 3: 'risk', 4: 'goal', 5: 'type' } as const;

/** What the chosen answer changes in the search, updated live. */
export function SearchAside({ step }: { step: keyof typeof QUESTION }) {
  const t = useT('quizSteps');
  const { record } = useAnswers();
  const { field, key } = CHOICES[QUESTION[step]];
  const id = record[field]?.id;
  return (
    <AsideFrame step={step} title={t('search.title')}>
      <div aria-live="polite" className="mt-3 text-ink-2 lg:min-h-40">
        {id ? <Effect answer={key} id={id} /> : <p className="max-w-[52ch]">{t('search.none')}</p>}
      </div>
    </AsideFrame>
  );
}

function Effect({ answer, id }: { answer: WeighingAnswer; id: number }) {
  const t = useT('quizSteps');
  const { measures, kinds, note } = searchEffect(answer, id);
  const isAnyKind = answer === 'property_type' && kinds === null;
  return (
    <>
      {measures.length > 0 && (
        <Lines
          title={t('search.first')}
          lines={measures.map((measure) => t(`search.for.${measure}`))}
        />
      )}
      {kinds && (
        <Lines title={t('search.only')} lines={kinds.map((kind) => t(`search.kind.${kind}`))} />
      )}
      {isAnyKind && <p className="text-pretty">{t('search.any')}</p>}
      {note && <p className="mt-3.5 text-14 text-pretty">{t(`search.note.${note}`)}</p>}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h3 className="mt-3 font-sans text-14 font-medium text-ink first:mt-0">{title}</h3>
      <ul className="mt-1">
        {lines.map((line) => (
          <li key={line} className="border-b border-line py-2.5 text-15 text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
