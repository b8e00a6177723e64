import { useT } from '~/lib/i18n/use-t';
import { ConsentLine } from '~/visitors/consent-line';
import type { Question } from '../store/open-steps';
import { ChoiceGroup } from './choice-group';

/** Step 6, after which the answers are sent. */
export function ExitFields({ missing }: { missing: readonly Question[] }) {
  const t = useT('quizSteps');
  return (
    <div className="grid gap-7">
      <ChoiceGroup question="exit" isMissing={missing.includes('exit')} />
      <ChoiceGroup question="fund" isMissing={missing.includes('fund')} isInRow />
      <ConsentLine className="max-w-[62ch]" />
      {/* No person sees it; what fills it in is no person. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {t('honeypot')}
          <input name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </div>
  );
}
