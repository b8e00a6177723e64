import { useT } from '~/lib/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';

type CopyLineProps = { label: string; text: string };

/** A value to enter in another system. */
export function CopyLine({ label, text }: CopyLineProps) {
  const t = useT('intakeSources');
  return (
    <div className="grid gap-1.5">
      <p className="text-14 font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-2 bg-sunken px-3 py-2 font-mono text-13 wrap-anywhere">
          {text}
        </code>
        <CopyButton text={text} label={t('copy')} />
      </div>
    </div>
  );
}
