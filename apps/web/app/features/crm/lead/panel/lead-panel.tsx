import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { isKeyTaken } from '~/lib/single-keys';
import { buttonClass } from '~/ui/button-look';
import { Drawer } from '~/ui/drawer';
import { IconButton } from '~/ui/icon-button';
import type { LeadPanelProps } from '../../lead-panel';
import { LeadSkeleton } from '../detail/lead-skeleton';
import { type PanelOrder, usePanelOrder } from './use-panel-order';
import { usePanelSteps } from './use-panel-steps';

const LeadView = lazy(() =>
  withChunkTimeout(import('../detail/lead-view')).then(({ LeadView }) => ({ default: LeadView })),
);

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;
/** More leads of a long column are loaded before the last one is reached. */
const AHEAD = 5;

/** A lead over the board or the contacts; the list underneath stays live and in place. */
export function LeadPanel(props: LeadPanelProps & { aside: ReactNode }) {
  const { leadId, aside, onClosed, onEndNear } = props;
  const t = useT('leadPanel');
  const { step, close, listPlace } = usePanelSteps();
  const order = usePanelOrder(leadId, props);
  const { previous, next } = order;
  const isGone = useRef(false);
  const last = order.ids.at(-1);
  const isEndNear = order.place !== null && order.place > order.ids.length - AHEAD;
  useEffect(() => {
    if (isEndNear && last !== undefined) onEndNear?.(last);
  }, [isEndNear, last, onEndNear]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = STEP_KEYS[event.key];
    if (!way || isKeyTaken(event, 'field')) return;
    event.preventDefault();
    const target = order[way];
    if (target !== null) step(target);
  };
  return (
    <Drawer
      label={t('label')}
      onClose={close}
      onClosed={() => onClosed([isGone.current ? null : leadId, next, previous].filter(isId))}
      onKeyDown={onKeyDown}
      bar={<Bar {...{ leadId, order }} onStep={step} />}
    >
      <Suspense fallback={<LeadSkeleton look="panel" />}>
        <LeadView
          key={leadId}
          id={leadId}
          look="panel"
          aside={aside}
          backTo={listPlace}
          onMoved={step}
          onGone={() => {
            isGone.current = true;
            close();
          }}
        />
      </Suspense>
    </Drawer>
  );
}

const STEP_KEYS: Record<string, 'previous' | 'next'> = { j: 'next', k: 'previous' };
const isId = (id: number | null): id is number => id !== null;

type BarProps = { leadId: number; order: PanelOrder; onStep: (leadId: number) => void };

function Bar({ leadId, order: { previous, next, place, total }, onStep }: BarProps) {
  const t = useT('leadPanel');
  return (
    <>
      <IconButton
        label={t('previous')}
        title={t('previousKey')}
        aria-keyshortcuts="k"
        disabled={previous === null}
        onClick={() => previous !== null && onStep(previous)}
        className="-ml-2"
      >
        <ChevronUp {...ICON} />
      </IconButton>
      <IconButton
        label={t('next')}
        title={t('nextKey')}
        aria-keyshortcuts="j"
        disabled={next === null}
        onClick={() => next !== null && onStep(next)}
      >
        <ChevronDown {...ICON} />
      </IconButton>
      <span className="figures flex-1 truncate pl-1 text-13 text-ink-2" aria-live="polite">
        {place !== null && t('place', { place, total })}
      </span>
      <Link to={`/app/leads/${leadId}`} className={buttonClass('quiet', 'sm')}>
        <Maximize2 {...ICON} size={15} />
        {t('page')}
      </Link>
    </>
  );
}
