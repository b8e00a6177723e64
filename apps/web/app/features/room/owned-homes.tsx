import { lazy, Suspense, useEffect, useState } from 'react';
import { onRoomChange } from '~/data/room-changes';
import { readOwnedHomes, roomDesk } from '~/data/room-owned-homes';
import { useT } from '~/lib/i18n/use-t';

type Homes = Awaited<ReturnType<typeof readOwnedHomes>>;

/** Most investors have none yet: what shows them is loaded with the first. */
const OwnedHomeView = lazy(() =>
  import('~/owned-homes/owned-home-view').then(({ OwnedHomeView }) => ({ default: OwnedHomeView })),
);

export function OwnedHomes() {
  const [homes, setHomes] = useState<Homes>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // The rest of the page does not wait for it; a closed room shows when the page is read again.
    const read = () => void readOwnedHomes(leaving.signal).then(setHomes, () => undefined);
    read();
    const stop = onRoomChange(read);
    return () => {
      stop();
      leaving.abort();
    };
  }, []);
  if (homes.length === 0) return null;
  return (
    <Suspense>
      <Section homes={homes} onHomes={setHomes} />
    </Suspense>
  );
}

function Section({ homes, onHomes }: { homes: Homes; onHomes: (homes: Homes) => void }) {
  const t = useT('ownedHomes');
  return (
    <section aria-labelledby="owned-homes" className="mt-14 border-t border-ink pt-6">
      <h2 id="owned-homes" className="text-28">
        {t('room.title')}
      </h2>
      <ul className="mt-5 grid gap-12 lg:grid-cols-2">
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
