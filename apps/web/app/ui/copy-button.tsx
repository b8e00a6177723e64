import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from './button';

const SHOWN_MS = 2500;

type CopyButtonProps = { text: string; label: string; className?: string };

/** Shows and announces "Copied" for a moment. Without a clipboard (plain http) it says so. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const t = useT('ui');
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  }

  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={copy} {...(className && { className })}>
        <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
        {outcome ? t(`copy.${outcome}`) : label}
      </Button>
      <span role="status" className="sr-only">
        {outcome && t(`copy.${outcome}`)}
      </span>
    </>
  );
}
