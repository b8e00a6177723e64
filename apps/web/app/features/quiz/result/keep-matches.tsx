import { requestRoomLink } from '~/data/saved-homes';
import { useLocale } from '~/lib/i18n/locale-provider';
import { RoomInvite } from '~/visitors/room-invite';

/** The address is known since the first step, so one tap is enough. */
export function KeepMatches({ email }: { email: string }) {
  const locale = useLocale();
  return (
    <div className="page pb-12 md:pb-20">
      <RoomInvite isOwnAddress ask={() => requestRoomLink({ email, locale })} />
    </div>
  );
}
