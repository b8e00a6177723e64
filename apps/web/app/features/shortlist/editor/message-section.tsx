import type { Lead, Shortlist } from '@alpha/contract';
import { EMAIL_ADDRESS } from '@alpha/contract/email-address';
import { LOCALES } from '@alpha/i18n';
import { Eye, Link2, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { SegmentedControl } from '~/ui/segmented-control';
import { TextArea } from '~/ui/text-area';
import { PreviewDialog } from '../preview/preview-dialog';
import { DiscardDialog } from './discard-dialog';
import type { DraftSnapshot, openDraftSaver } from './draft-saver';
import { SaveNote } from './save-note';
import { SaveNotice } from './save-notice';
import { isPermanentFailure } from './save-state';
import { SendDialog } from './send-dialog';

type MessageSectionProps = Pick<DraftSnapshot, 'draft' | 'state' | 'error' | 'seenAt'> & {
  saver: ReturnType<typeof openDraftSaver>;
  list: Shortlist;
  lead: Lead;
  isMailConfigured: boolean;
  linkDays: number;
  /** A link to pass on is being shown, or no longer. */
  onLink: (isShown: boolean) => void;
  onDiscarded: () => void;
  /** Closes the editor once the draft can no longer be edited. */
  onLeave: () => void;
};

const MAX_MESSAGE_LENGTH = 4_000;

/** The email message above the listings, its language, and the send and discard actions. */
export function MessageSection(props: MessageSectionProps) {
  const { list, draft, state, error, seenAt, lead, isMailConfigured, linkDays, saver } = props;
  const t = useT('shortlist');
  const titleId = useId();
  const [openDialog, setOpenDialog] = useState<'mail' | 'link' | 'discard' | 'preview' | null>(
    null,
  );
  const close = () => setOpenDialog(null);
  const isReadOnly = isPermanentFailure(state);
  const isReady = state === 'saved' && draft.homes.some(({ listing }) => listing);
  const hasAddress = EMAIL_ADDRESS.test(lead.email);
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 rounded-3 border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-20">
          {t('email.title')}
        </h2>
        <SaveNote state={state} />
      </div>
      <SaveNotice
        {...{ state, error, draft }}
        onRetry={() => void saver.save()}
        onLeave={props.onLeave}
      />
      <TextArea
        label={t('email.message')}
        hint={t('email.messageHint')}
        isOptional
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft.message}
        readOnly={isReadOnly}
        onChange={(event) => {
          const message = event.target.value;
          saver.write('message', message, (draft) => ({ ...draft, message }));
        }}
      />
      {!isReadOnly && (
        <>
          <div className="grid gap-1.5">
            <p className="text-14 font-medium">{t('email.language')}</p>
            <SegmentedControl
              label={t('email.language')}
              value={draft.locale}
              segments={LOCALES.map((value) => ({ value, label: t(`email.in.${value}`) }))}
              onChange={(locale) => saver.change((draft) => ({ ...draft, locale }))}
            />
          </div>
          {!hasAddress && <Notice role="note">{t('email.noAddress')}</Notice>}
          {!isMailConfigured && <Notice role="note">{t('email.noMail')}</Notice>}
          <div className="grid gap-2">
            <Button
              variant="secondary"
              disabled={!isReady}
              onClick={() => setOpenDialog('preview')}
            >
              <Eye aria-hidden="true" size={17} strokeWidth={1.5} />
              {t('preview.open')}
            </Button>
            <Button
              variant="accent"
              disabled={!isReady || !hasAddress}
              onClick={() => setOpenDialog('mail')}
            >
              <Send aria-hidden="true" size={17} strokeWidth={1.5} />
              {t('email.send')}
            </Button>
            <Button variant="secondary" disabled={!isReady} onClick={() => setOpenDialog('link')}>
              <Link2 aria-hidden="true" size={17} strokeWidth={1.5} />
              {t('email.link')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpenDialog('discard')}>
              {t('email.discard')}
            </Button>
          </div>
        </>
      )}
      {(openDialog === 'mail' || openDialog === 'link') && (
        <SendDialog
          by={openDialog}
          {...{ list, seenAt, lead, isMailConfigured, linkDays }}
          homes={draft.homes}
          onLink={props.onLink}
          onClose={close}
          onStale={(error) => void saver.refresh(error)}
        />
      )}
      {openDialog === 'preview' && <PreviewDialog {...{ list, seenAt, lead }} onClose={close} />}
      {openDialog === 'discard' && (
        <DiscardDialog list={list} onClose={close} onDiscarded={props.onDiscarded} />
      )}
    </section>
  );
}
