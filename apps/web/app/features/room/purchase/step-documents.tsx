import { FileText, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { downloadDocument, type PurchaseStep, removeDocument } from '~/data/room-purchases';
import { refusalOf } from '~/lib/api-refusal';
import { fileSize } from '~/lib/file-size';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Notice } from '~/ui/notice';
import type { PlanProps } from './purchase-view';

type Document = PurchaseStep['documents'][number];
type StepDocumentsProps = PlanProps & { step: PurchaseStep; isOver: boolean };

/** What was uploaded, by whom. Nothing is opened in the page. */
export function StepDocuments({ step, isOver, onChanged, onSaid }: StepDocumentsProps) {
  const t = useT('purchase');
  const locale = useLocale();
  const [asked, setAsked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(refusalOf(error) ?? t('tickFailed'));
    }
  };
  async function remove({ currentTarget }: MouseEvent, { id, name }: Document) {
    // Its own button goes with it.
    const line = currentTarget.closest('details')?.querySelector('summary');
    setRemoving(true);
    await attempt(async () => {
      onChanged(await removeDocument(id));
      onSaid(t('document.removed', { name }));
      line?.focus();
    });
    setRemoving(false);
  }
  if (step.documents.length === 0) return null;
  return (
    <div>
      <ul className="grid gap-1">
        {step.documents.map((document) => {
          const { id, name, bytes, is_from_investor: isOwn } = document;
          const mayRemove = isOwn && step.status === 'open' && !isOver;
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <FileText aria-hidden="true" size={18} strokeWidth={1.5} className="text-ink-3" />
              <button
                type="button"
                aria-label={t('document.download', { name })}
                onClick={() => attempt(() => downloadDocument(document))}
                className="min-h-11 min-w-0 flex-1 truncate text-left text-15 font-medium hover:text-accent hover:underline"
              >
                {name}
              </button>
              <span className="figures text-13 text-ink-2">
                {fileSize(bytes, locale)} · {t(isOwn ? 'document.yours' : 'document.theirs')}
              </span>
              {mayRemove &&
                (asked === id ? (
                  <span className="flex flex-wrap gap-2">
                    <Button
                      autoFocus
                      variant="danger"
                      size="sm"
                      isBusy={isRemoving}
                      onClick={(event) => remove(event, document)}
                    >
                      {t('document.confirm')}
                    </Button>
                    <Button variant="secondary" size="sm" onClick={() => setAsked(null)}>
                      {t('document.keep')}
                    </Button>
                  </span>
                ) : (
                  <IconButton label={t('document.removeOf', { name })} onClick={() => setAsked(id)}>
                    <Trash2 aria-hidden="true" size={17} strokeWidth={1.5} />
                  </IconButton>
                ))}
            </li>
          );
        })}
      </ul>
      {failure && <Notice tone="loss">{failure}</Notice>}
    </div>
  );
}
