import { requestRoomLink } from '~/data/saved-homes';
import { useLocale } from '~/lib/i18n/locale-provider';
import { RoomInvite } from '~/visitors/room-invite';
import type { SharedReport } from '../load-shared-report';

/** A link that was made for nobody in particular has no address to mail to. */
export function KeepReport({ report, token }: { report: SharedReport; token: string }) {
  const locale = useLocale();
  const ask = () => requestRoomLink({ share_token: token, locale });
  return <RoomInvite ask={report.reply_by === 'email' ? ask : undefined} />;
}
