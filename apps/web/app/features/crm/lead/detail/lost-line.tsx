import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { lostReasonsQuery } from '~/data/lost-reasons';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { TextButton } from '~/ui/text-link';
import { askLostReason } from '../../ask-lost-reason';
import { useNameOf } from '../../use-name-of';

/** Why a lost lead was lost, or that nobody has said it yet. */
export function LostLine({ lead }: { lead: Lead }) {
  const t = useT('lostReason');
  const nameOf = usePersonName();
  const reasonName = useNameOf();
  const { data: reasons } = useQuery(lostReasonsQuery);
  const reason = reasons?.find(({ id }) => id === lead.lost_reason_id);
  const said = [reason && reasonName(reason), lead.lost_words].filter(Boolean).join(' · ');
  return (
    <p className="flex w-full flex-wrap items-baseline gap-x-3 text-14 text-ink-2">
      <span className={said ? 'wrap-anywhere' : 'text-loss'}>
        {said ? t('because', { reason: said }) : t('none')}
      </span>
      <TextButton
        className="text-14"
        onClick={() =>
          askLostReason({
            leads: { ids: [lead.id] },
            name: nameOf(lead),
            count: 1,
            words: lead.lost_words,
          })
        }
      >
        {t(said ? 'change' : 'add')}
      </TextButton>
    </p>
  );
}
