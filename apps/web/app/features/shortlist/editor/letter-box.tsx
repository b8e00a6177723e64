import type { Shortlist } from '@alpha/contract';
import { LOCALES } from '@alpha/i18n';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { SegmentedControl } from '~/ui/segmented-control';
import { TextArea } from '~/ui/text-area';
import { DiscardDialog } from './discard-dialog';
import type { Draft } from './draft';
import { SaveNote } from './save-note';
import { SendDialog } from './send-dialog';
import type { SaveState } from './use-draft';

type LetterBoxProps = {
  list: Shortlist;
  draft: Draft;
  state: SaveState;
  error: unknown;
  email: string;
  isMailConfigured: boolean;
  onChange: (make: (draft: Draft) => Draft, when?: 'now' | 'soon') => void;
  onRetry: () => void;
};

const MOST_LETTERS = 4_000;

/** What stands above the homes, in which language, and the way out of the house. */
export function LetterBox(props: LetterBoxProps) {
  const { list, draft, state, error, email, isMailConfigured, onChange, onRetry } = props;
  const t = useT('shortlist');
  const titleId = useId();
  const [asks, setAsks] = useState<'send' | 'discard' | null>(null);
  const close = () => setAsks(null);
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 rounded-3 border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-20">
          {t('letter.title')}
        </h2>
        <SaveNote state={state} />
      </div>
      {state === 'failed' && (
        <Notice tone="loss">
          {refusalOf(error) ?? t('save.failedText')}{' '}
          <button type="button" className="cursor-pointer underline" onClick={onRetry}>
            {t('save.now')}
          </button>
        </Notice>
      )}
      {state === 'changed' && (
        <Notice tone="loss">
          {refusalOf(error)}{' '}
          <button
            type="button"
            className="cursor-pointer underline"
            onClick={() => window.location.reload()}
          >
            {t('save.reload')}
          </button>
        </Notice>
      )}
      <TextArea
        label={t('letter.message')}
        hint={t('letter.messageHint')}
        isOptional
        rows={5}
        maxLength={MOST_LETTERS}
        value={draft.message}
        onChange={(event) => {
          const message = event.target.value;
          onChange((draft) => ({ ...draft, message }), 'soon');
        }}
      />
      <div className="grid gap-1.5">
        <p className="text-14 font-medium">{t('letter.language')}</p>
        <SegmentedControl
          label={t('letter.language')}
          value={draft.locale}
          segments={LOCALES.map((value) => ({ value, label: t(`letter.in.${value}`) }))}
          onChange={(locale) => onChange((draft) => ({ ...draft, locale }))}
        />
      </div>
      {!isMailConfigured && <Notice role="note">{t('letter.noMail')}</Notice>}
      <div className="grid gap-2">
        <Button
          variant="accent"
          disabled={state !== 'saved' || !draft.homes.some(({ listing }) => listing)}
          onClick={() => setAsks('send')}
        >
          <Send aria-hidden="true" size={17} strokeWidth={1.5} />
          {t('letter.send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsks('discard')}>
          {t('letter.discard')}
        </Button>
      </div>
      {asks === 'send' && (
        <SendDialog {...{ list, email }} count={draft.homes.length} onClose={close} />
      )}
      {asks === 'discard' && <DiscardDialog list={list} onClose={close} />}
    </section>
  );
}
