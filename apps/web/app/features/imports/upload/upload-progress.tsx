import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ProgressBar } from '~/ui/progress-bar';
import { fileSize } from './file-size';

type UploadProgressProps = { file: File; share: number; onCancel: () => void };

export function UploadProgress({ file, share, onCancel }: UploadProgressProps) {
  const t = useT('imports');
  const locale = useLocale();
  // All bytes are sent: the server is reading the file.
  const isSent = share >= 1;
  const words = isSent ? t('new.reading') : t('new.percent', { percent: Math.round(share * 100) });
  return (
    <div className="grid gap-3 rounded-3 border border-line bg-surface px-5 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 truncate text-15 font-medium">
          {t('new.uploading', { name: file.name })}
        </p>
        <p className="figures text-13 text-ink-3">{fileSize(file.size, locale)}</p>
      </div>
      <ProgressBar
        label={t('progress.label')}
        share={isSent ? null : share}
        {...(isSent && { valueText: words })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figures text-13 text-pretty text-ink-2">
          {words} <span className="text-ink-3">{t('new.stay')}</span>
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          {t('new.cancel')}
        </Button>
      </div>
    </div>
  );
}
