import type { ComparedView } from '@alpha/report-model/compare/view';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LinkMaker } from '~/data/comparison-links';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';

const ShareDialog = lazy(() => import('./share-dialog'));

type ShareButtonProps = { maker: LinkMaker; ids: readonly number[]; view: ComparedView };

/** A public address of what is on the screen, and those made before. */
export function ShareButton(props: ShareButtonProps) {
  const t = useT('compare');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('share.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
