import { useParams } from 'react-router';
import { BoardScreen } from '~/features/crm/board/board-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'board' } satisfies PageHandle;

export default function BoardRoute() {
  const { userId } = useParams();
  if (userId === undefined) return <BoardScreen userId={undefined} />;
  return <BoardScreen userId={/^[1-9]\d{0,9}$/.test(userId) ? Number(userId) : Number.NaN} />;
}
