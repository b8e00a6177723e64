import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { saveFile } from '~/lib/save-file';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';
import { useBlockLeaving } from './use-block-leaving';
import { type HeadingRef, ViewTitle } from './view-title';

type RecoveryCodesViewProps = HeadingRef & {
  codes: string[];
  /** True when two-factor was just turned on; false when older codes were replaced. */
  isFirst: boolean;
  onDone: () => void;
};

/** The server stores only hashes: the codes can't be shown again. */
export function RecoveryCodesView({ codes, isFirst, headingRef, onDone }: RecoveryCodesViewProps) {
  const t = useT('account');
  const tick = useRef<HTMLInputElement>(null);
  const [isStored, setStored] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function ask() {
    setAsked(true);
    tick.current?.focus();
  }
  useBlockLeaving(isStored, ask);

  const text = codes.join('\n');
  const file = () =>
    new Blob([`${t('twoFactor.codes.file')}\n\n${text}\n`], { type: 'text/plain' });
  return (
    <div className="max-w-140">
      <Notice tone="gain" className="mb-6">
        {t(isFirst ? 'twoFactor.codes.activated' : 'twoFactor.codes.renewed')}
      </Notice>
      <ViewTitle headingRef={headingRef}>{t('twoFactor.codes.title')}</ViewTitle>
      <p className="mt-3 text-pretty text-ink-2">{t('twoFactor.codes.text')}</p>
      <ul
        aria-label={t('twoFactor.codes.list')}
        className="figures mt-6 grid grid-cols-2 gap-x-5 border-t border-ink sm:gap-x-8"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2 text-16 tracking-wide select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={text} label={t('twoFactor.codes.copy')} />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(file(), 'alpha-agent-recovery-codes.txt')}
        >
          <Download aria-hidden="true" size={15} strokeWidth={1.75} />
          {t('twoFactor.codes.download')}
        </Button>
      </div>
      <Checkbox
        ref={tick}
        className="mt-6"
        label={t('twoFactor.codes.stored')}
        checked={isStored}
        error={isAsked && !isStored && t('twoFactor.codes.tickFirst')}
        onChange={(event) => setStored(event.target.checked)}
      />
      <Button variant="accent" className="mt-4 max-sm:w-full" onClick={isStored ? onDone : ask}>
        {t('twoFactor.codes.done')}
      </Button>
    </div>
  );
}
