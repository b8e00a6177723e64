import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { WHAT_IF_ID } from '../what-if/model-inputs';

/** Link under an explanation to the block where its numbers can be changed. */
export function WhatIfLink() {
  const t = useT('how');
  return (
    <a
      href={`#${WHAT_IF_ID}`}
      onClick={goToWhatIf}
      className="-mb-2 mt-1 flex min-h-11 items-center justify-between gap-2 font-medium text-accent hover:text-accent-hover"
    >
      {t('whatIf')}
      <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} />
    </a>
  );
}

/** Without a history entry: Back leaves the report. */
function goToWhatIf(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(WHAT_IF_ID);
  if (!target) return;
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
