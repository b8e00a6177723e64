import { ROOM_LINK_MINUTES } from '@alpha/contract/room-limits';
import { useEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { TextButton } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance';

type AskedLinkProps = { hasMail: boolean; onAgain?: () => void };

/** The same for every address. */
export function AskedLink({ hasMail, onAgain }: AskedLinkProps) {
  const t = useT('room');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={ENTRANCE}>
      <EntranceHead
        ref={heading}
        title={t('ask.sentTitle')}
        lead={t('ask.sent', { minutes: ROOM_LINK_MINUTES })}
      />
      {!hasMail && <Notice role="note">{t('ask.noMail')}</Notice>}
      {onAgain && (
        <TextButton className="justify-self-start" onClick={onAgain}>
          {t('ask.again')}
        </TextButton>
      )}
    </div>
  );
}
