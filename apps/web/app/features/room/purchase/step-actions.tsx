import { Check, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { type PurchaseStep, tickStep, uploadDocument } from '~/data/room-purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useStepWords } from '~/purchases/use-step-words';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { PlanProps } from './purchase-view';

const KINDS = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.docx,.xlsx,.csv,.txt';

type Sending = { name: string; share: number };
type StepActionsProps = PlanProps & { step: PurchaseStep; isFirst?: boolean };

/** Upload what a step asks for, and say that it is done. */
export function StepActions(props: StepActionsProps) {
  const { step, onChanged, onReload, onSaid, isFirst = false } = props;
  const t = useT('purchase');
  const locale = useLocale();
  const { nameOf } = useStepWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [isTicking, setTicking] = useState(false);
  const [said, setSaid] = useState<{ tone: 'gain' | 'loss'; text: string } | null>(null);

  async function send(file: File) {
    const { name } = file;
    setSaid(null);
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, share });
      await uploadDocument(step.id, file, { onProgress, signal: new AbortController().signal });
      setSaid({ tone: 'gain', text: t('upload.done', { name }) });
      onReload();
    } catch (error) {
      const why = refusalOf(error);
      setSaid({
        tone: 'loss',
        text: [t('upload.failed', { name }), why].filter(Boolean).join(' '),
      });
    } finally {
      setSending(null);
    }
  }

  async function tick() {
    setTicking(true);
    setSaid(null);
    try {
      const isNowDone = step.status !== 'done';
      onChanged(await tickStep(step.id, isNowDone));
      onSaid(t(isNowDone ? 'ticked' : 'unticked', { step: nameOf(step) }));
    } catch (error) {
      setSaid({ tone: 'loss', text: refusalOf(error) ?? t('tickFailed') });
    } finally {
      setTicking(false);
    }
  }

  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(sending?.share ?? 0);
  const isDone = step.status === 'done';
  return (
    <div className="mt-4 grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={chooser}
          type="file"
          hidden
          accept={KINDS}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void send(file);
          }}
        />
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          onClick={() => !sending && chooser.current?.click()}
          className="min-h-11"
        >
          <Upload aria-hidden="true" size={18} strokeWidth={1.75} />
          {sending ? t('upload.busy', { percent }) : t('upload.button')}
          <span className="sr-only">{nameOf(step)}</span>
        </Button>
        <Button variant="secondary" isBusy={isTicking} onClick={tick} className="min-h-11">
          {!isDone && <Check aria-hidden="true" size={18} strokeWidth={1.75} />}
          {t(isDone ? 'untick' : 'tick')}
          <span className="sr-only">{nameOf(step)}</span>
        </Button>
      </div>
      {isFirst && <p className="text-13 text-ink-2">{t('upload.hint')}</p>}
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
    </div>
  );
}
