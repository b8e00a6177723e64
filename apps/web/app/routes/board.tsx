import { useParams } from 'react-router';
import { BoardScreen } from '~/features/crm/board/board-screen';
import { LeadPanelSlot } from '~/layouts/lead-panel-slot';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'board', isFullWidth: true } satisfies PageHandle;

export default function BoardRoute() {
  const { userId } = useParams();
  return <BoardScreen userId={readUserId(userId)} LeadPanel={LeadPanelSlot} />;
}

function readUserId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
}
