import { type DeletedLead, isAllowed } from '@alpha/contract';
import { Eraser, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { valueOrNull } from '~/lib/person-name';
import { readSession } from '~/lib/session';
import { usePersonName } from '~/lib/use-person-name';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Moment } from '~/ui/moment';
import { EraseDialog } from '../erase-dialog';
import { useRestore } from './use-restore';

const ICON = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;

export function TrashRow({ lead }: { lead: DeletedLead }) {
  const t = useT('trash');
  const locale = useLocale();
  const name = usePersonName()(lead);
  const { restore, isBusy, refresh } = useRestore();
  const [isErasing, setErasing] = useState(false);
  const { role } = readSession();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate text-15 font-medium">{name}</span>
          {lead.has_same_email && <Badge>{t('sameEmail')}</Badge>}
        </p>
        <p className="truncate text-13 text-ink-3">{valueOrNull(lead.email) ?? t('noEmail')}</p>
        <p className="text-13 text-ink-2">
          {t('place', { status: lead.status.name, owner: lead.user.name })}
        </p>
      </div>
      <div className="basis-52 text-13 text-ink-2 max-md:w-full max-md:basis-full">
        <p>
          {lead.deleted_by ? t('deletedBy', { name: lead.deleted_by.name }) : t('deletedAt')}{' '}
          <Moment at={lead.deleted_at} />
        </p>
        <p className="text-ink-3">
          {t('goneOn', { date: formatInstant(lead.gone_at, locale, 'day') })}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          aria-label={t('restoreOf', { name })}
          onClick={() => restore(lead)}
        >
          <Undo2 {...ICON} />
          {t('restore')}
        </Button>
        {role && isAllowed(role, 'lead:erase') && (
          <IconButton size="sm" label={t('eraseOf', { name })} onClick={() => setErasing(true)}>
            <Eraser {...ICON} />
          </IconButton>
        )}
      </div>
      {isErasing && (
        <EraseDialog
          lead={lead}
          onClose={() => setErasing(false)}
          onGone={() => {
            setErasing(false);
            refresh();
          }}
        />
      )}
    </li>
  );
}
