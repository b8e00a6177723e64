import { ConsentLine } from '~/visitors/consent-line';
import { Honeypot } from '~/visitors/honeypot';
import type { Question } from '../store/open-steps';
import { ChoiceGroup } from './choice-group';

/** Step 6; the answers are sent after it. */
export function ExitFields({ missing }: { missing: readonly Question[] }) {
  return (
    <div className="grid gap-7">
      <ChoiceGroup question="exit" isMissing={missing.includes('exit')} />
      <ChoiceGroup question="fund" isMissing={missing.includes('fund')} isInRow />
      <ConsentLine className="max-w-[62ch]" />
      <Honeypot />
    </div>
  );
}
