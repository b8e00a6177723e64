import { LOST_WORDS_MAX, type LostReason } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lostReasonsQuery, setLostReason } from '~/data/lost-reasons';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { QueryError } from '~/ui/query-error';
import { TextArea } from '~/ui/text-area';
import { askLostReason, type LostQuestion, useLostQuestion } from './ask-lost-reason';
import { ChoiceList } from './choice-list';
import { useKeptToast } from './use-kept-toast';
import { useNameOf } from './use-name-of';

/** Rendered once; shows the latest question. */
export function LostReasonHost() {
  const question = useLostQuestion();
  if (!question) return null;
  return (
    <LostReasonDialog key={JSON.stringify([question.leads, question.after])} question={question} />
  );
}

/** The move has been made: Escape skips the question, and a single key answers it. */
function LostReasonDialog({ question }: { question: LostQuestion }) {
  const t = useT('lostReason');
  const cache = useQueryClient();
  const nameOf = useNameOf();
  const reasons = useQuery(lostReasonsQuery);
  const [words, setWords] = useState(question.words ?? '');
  const close = () => askLostReason(null);
  const sayKept = useKeptToast();
  const { words: _, ...about } = question;
  const saving = useMutation({
    mutationFn: (reason?: LostReason) => {
      const body = { reason_id: reason?.id ?? null, words: words.trim() };
      const said = [reason && nameOf(reason), body.words].filter(Boolean).join(' · ');
      return setLostReason(cache, { ...about, body, words: said });
    },
    onSuccess: (waiting) => {
      // The toast of a move that waits says it already.
      if (waiting && !question.after) sayKept(waiting);
      close();
    },
  });
  const active = (reasons.data ?? []).filter(({ is_active }) => is_active);
  return (
    <Dialog
      isOpen
      isBusy={saving.isPending}
      onOpenChange={(isOpen) => !isOpen && close()}
      width="sm"
      title={
        question.name === null
          ? t('titleMany', { count: question.count })
          : t('title', { name: question.name })
      }
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('later')}
          </Button>
          {words.trim() !== '' && (
            <Button isBusy={saving.isPending} onClick={() => saving.mutate(undefined)}>
              {t('onlyWords')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('words')}
          isOptional
          rows={2}
          maxLength={LOST_WORDS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {active.length > 0 && (
          <ChoiceList
            choices={active}
            keyOf={({ id }) => id}
            labelOf={nameOf}
            onChoose={(reason) => saving.mutate(reason)}
          />
        )}
        <QueryError query={reasons} title={t('loadFailed')} />
        {saving.isError && <Notice tone="loss">{refusalOf(saving.error) ?? t('failed')}</Notice>}
      </div>
    </Dialog>
  );
}
