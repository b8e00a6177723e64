import { lazy, Suspense, useEffect, useState } from 'react';
import { onRoomChange } from '~/data/room-changes';
import { readOwnedHomes, roomDesk } from '~/data/room-owned-homes';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { useReading } from './use-reading';

type Homes = Awaited<ReturnType<typeof readOwnedHomes>>;

/** Most investors have none yet: what shows them is loaded with the first. */
const OwnedHomeView = lazy(() =>
  import('~/owned-homes/owned-home-view').then(({ OwnedHomeView }) => ({ default: OwnedHomeView })),
);

export function OwnedHomes({ onCount }: { onCount: (count: number) => void }) {
  const [homes, setHomes] = useState<Homes>([]);
  const { isFailed, isReading, retry } = useReading(readOwnedHomes, (read) => {
    setHomes(read);
    onCount(read.length);
  });
  useEffect(() => onRoomChange(retry), [retry]);
  if (isFailed && homes.length === 0) return <Lost isBusy={isReading} onRetry={retry} />;
  if (homes.length === 0) return null;
  return (
    <Suspense>
      <Section homes={homes} onHomes={setHomes} />
    </Suspense>
  );
}

function Lost({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useT('ownedHomes');
  return (
    <ErrorState className="mt-14" title={t('room.failed')} isRetrying={isBusy} onRetry={onRetry} />
  );
}

function Section({ homes, onHomes }: { homes: Homes; onHomes: (homes: Homes) => void }) {
  const t = useT('ownedHomes');
  return (
    <section aria-labelledby="owned-homes" className="mt-14 border-t border-ink pt-6">
      <h2 id="owned-homes" className="text-28">
        {t('room.title')}
      </h2>
      <ul className="mt-5 grid gap-12">
        {homes.map((home) => (
          <li key={home.id} className="min-w-0">
            <OwnedHomeView
              home={home}
              desk={roomDesk}
              isInvestor
              onChange={(changed) =>
                onHomes(homes.map((each) => (each.id === changed.id ? changed : each)))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
