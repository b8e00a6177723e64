import type { StartSkip } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sequencesQuery, startSequence } from '~/data/sequences';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { QueryError } from '~/ui/query-error';
import { Select } from '~/ui/select';
import { toast } from '~/ui/toast';
import { StepLine } from './step-line';
import { useTemplateName } from './use-template-name';

type StartDialogProps = {
  ids: number[];
  /** Who, or how many. */
  title: string;
  onStarted?: () => void;
  onClose: () => void;
};

/** Chooses a sequence for one lead or several. */
export function StartDialog({ ids, title, onStarted, onClose }: StartDialogProps) {
  const t = useT('sequences');
  const cache = useQueryClient();
  const nameOf = useTemplateName();
  const list = useQuery(sequencesQuery);
  const offered = (list.data ?? []).filter(({ is_active }) => is_active);
  const [picked, setPicked] = useState<number>();
  const [locale, setLocale] = useState('');
  const sequence = offered.find(({ id }) => id === picked) ?? offered[0];
  const starting = useMutation({
    mutationFn: (sequenceId: number) =>
      startSequence(cache, {
        ...{ ids, sequence_id: sequenceId },
        ...((locale === 'en' || locale === 'es') && { locale }),
      }),
    onSuccess: ({ started, skipped }) => {
      const why = skipped.map(({ reason, count }: { reason: StartSkip; count: number }) =>
        t(`skipped.${reason}`, { count }),
      );
      const say = started > 0 ? toast.success : toast.warning;
      say(t('started', { count: started }), { description: why.join(' ') || undefined });
      onStarted?.();
      onClose();
    },
    onError: (error) => toast.error(t('startFailed'), { description: refusalOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={starting.isPending}
      title={title}
      description={t('stops')}
      actions={
        sequence && (
          <Button isBusy={starting.isPending} onClick={() => starting.mutate(sequence.id)}>
            {t('start')}
          </Button>
        )
      }
    >
      {sequence ? (
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('sequence')}
              value={sequence.id}
              onChange={({ target }) => setPicked(Number(target.value))}
              options={offered.map((each) => ({ value: String(each.id), label: nameOf(each) }))}
            />
            <Select
              label={t('language')}
              value={locale}
              onChange={({ target }) => setLocale(target.value)}
              options={[
                { value: '', label: t('ownLanguage') },
                { value: 'en', label: t('english') },
                { value: 'es', label: t('spanish') },
              ]}
            />
          </div>
          <ol>
            {sequence.steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice.
              <StepLine key={i} step={step} isFirst={i === 0} />
            ))}
          </ol>
        </div>
      ) : (
        <>
          <QueryError query={list} title={t('loadFailed')} />
          {list.data && <p className="text-15 text-ink-2">{t('noneOffered')}</p>}
        </>
      )}
    </Dialog>
  );
}
