import { ANSWER_KEYS, type AnswerKey, type Lead } from '@alpha/contract';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';

/** Forms of other sites send no key with the country. */
const COUNTRY_LABEL = /^(country|pa[ií]s)$/i;

/** Answers as the visitor gave them; what we asked ourselves is named in the reader's language. */
export function LeadAnswers({ answers }: { answers: Lead['adicionales'] }) {
  const t = useT('lead');
  if (answers.length === 0) return null;
  const nameOf = ({ label, key }: { label: string; key?: string | undefined }) => {
    const known = COUNTRY_LABEL.test(label) ? 'country' : ANSWER_KEYS.find((one) => one === key);
    return known ? t(`answerTo.${known satisfies AnswerKey}`) : label;
  };
  return (
    <section aria-labelledby="lead-answers">
      <h2 id="lead-answers" className="mb-3 text-20">
        {t('answers')}
      </h2>
      <dl className="border-t border-ink">
        {answers.map(({ label, answer, key }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same question twice.
          <div key={index} className="border-b border-line py-2.5">
            <dt className="text-13 text-pretty text-ink-3">{nameOf({ label, key })}</dt>
            <dd className="mt-0.5 text-15 font-medium text-pretty wrap-anywhere">
              {key === 'property' ? (
                <Link
                  to={`/app/property/${encodeURIComponent(answer)}`}
                  className="text-accent hover:underline"
                >
                  {answer}
                </Link>
              ) : (
                answer
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
