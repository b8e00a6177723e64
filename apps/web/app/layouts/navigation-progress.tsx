import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { CHUNK_TIMEOUT_MS, ChunkLoadError } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';

/** Shorter waits need no progress line. */
const SHOW_AFTER_MS = 150;

/** A thin line while the next page loads; after 120 s the load error is thrown to the boundary. */
export function NavigationProgress() {
  const t = useT('layout');
  const isLoading = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<'quiet' | 'shown' | 'failed'>('quiet');
  useEffect(() => {
    if (!isLoading) return setPhase('quiet');
    const show = setTimeout(() => setPhase('shown'), SHOW_AFTER_MS);
    const fail = setTimeout(() => setPhase('failed'), CHUNK_TIMEOUT_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(fail);
    };
  }, [isLoading]);
  if (phase === 'failed') throw new ChunkLoadError('timeout');
  if (phase === 'quiet') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-accent-wash"
    >
      <div className="h-full w-1/3 animate-[progress_1.2s_ease-in-out_infinite] bg-accent" />
    </div>
  );
}
