import type { Purchase, PurchaseDocument, StaffPurchaseStep } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteDocument, downloadDocument, uploadDocument } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { fileSize } from '~/lib/file-size';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';

type StepFilesProps = { plan: Purchase; step: StaffPurchaseStep };

/** Shared with the investor; saved at once, apart from the form above. */
export function StepFiles({ plan, step }: StepFilesProps) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const steps = useT('purchaseSteps');
  const locale = useLocale();
  const cache = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [removing, setRemoving] = useState<PurchaseDocument | null>(null);
  const onError = (error: unknown) => toast.error(refusalOf(error) ?? ui('error.text'));
  const sending = useMutation({
    mutationFn: (file: File) =>
      uploadDocument(cache, { leadId: plan.lead_id, stepId: step.id }, file, {
        onProgress: setShare,
        signal: new AbortController().signal,
      }),
    onError,
    onSettled: () => setShare(null),
  });
  const download = useMutation({ mutationFn: downloadDocument, onError });
  const remove = useMutation({
    mutationFn: (id: number) => deleteDocument(cache, id),
    onError,
    onSettled: () => setRemoving(null),
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share ?? 0);
  return (
    <section aria-labelledby="step-documents" className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="step-documents" className="text-16 font-semibold">
          {t('step.documents')}
        </h3>
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) sending.mutate(file);
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => !sending.isPending && chooser.current?.click()}
        >
          <Upload aria-hidden="true" size={16} strokeWidth={1.75} />
          {sending.isPending ? t('step.uploading', { percent }) : t('step.upload')}
        </Button>
      </div>
      <p className="mt-1 text-13 text-ink-2">
        {step.papers.length > 0
          ? step.papers.map((paper) => steps(`paper.${paper}`)).join(' · ')
          : t('step.noDocuments')}
      </p>
      <ul className="mt-1">
        {step.documents.map((document) => (
          <li key={document.id} className="flex min-h-11 items-center gap-2.5">
            <FileText aria-hidden="true" size={17} strokeWidth={1.5} className="text-ink-3" />
            <button
              type="button"
              aria-label={t('step.download', { name: document.name })}
              onClick={() => download.mutate(document)}
              className="min-h-11 min-w-0 flex-1 cursor-pointer truncate text-left font-medium hover:text-accent hover:underline"
            >
              {document.name}
            </button>
            <span className="figures text-13 text-ink-2">
              {fileSize(document.bytes, locale)}
              {document.is_from_investor && ` · ${t('step.fromInvestor')}`}
            </span>
            <IconButton
              label={t('step.delete', { name: document.name })}
              size="sm"
              onClick={() => setRemoving(document)}
            >
              <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-13 text-ink-3">{t('step.shared')}</p>
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
          title={t('step.deleteTitle', { name: removing.name })}
          description={t('step.deleteText')}
          confirmLabel={t('step.deleteYes')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id)}
        />
      )}
    </section>
  );
}
