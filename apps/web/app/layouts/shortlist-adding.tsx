import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { AddButton, SendButton } from '~/features/shortlist/adding/add-button';
import { AskLeadContext } from '~/features/shortlist/adding/ask-lead';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { type AddableHome, ShortlistAddingContext } from '~/listings/shortlist-adding';

const PickLeadDialog = lazy(() =>
  withChunkTimeout(import('~/features/shortlist/adding/pick-lead-dialog')).then((module) => ({
    default: module.PickLeadDialog,
  })),
);
const PickHomesDialog = lazy(() =>
  withChunkTimeout(import('~/features/shortlist/adding/pick-homes-dialog')).then((module) => ({
    default: module.PickHomesDialog,
  })),
);

/** Everything in the app that shows a property or a lead can add to a shortlist. */
export function ShortlistAdding({ children }: { children: ReactNode }) {
  const [homes, setHomes] = useState<readonly AddableHome[] | null>(null);
  const [lead, setLead] = useState<{ id: number; name: string } | null>(null);
  const adding = useMemo(() => ({ askHomes: setLead, AddButton, SendButton }), []);
  return (
    <ShortlistAddingContext value={adding}>
      <AskLeadContext value={setHomes}>
        {children}
        <Suspense>
          {homes && <PickLeadDialog homes={homes} onClose={() => setHomes(null)} />}
          {lead && <PickHomesDialog lead={lead} onClose={() => setLead(null)} />}
        </Suspense>
      </AskLeadContext>
    </ShortlistAddingContext>
  );
}
