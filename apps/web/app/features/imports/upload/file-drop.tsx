import { LISTING_FILE_MAX_BYTES } from '@alpha/contract';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { fileSize } from './file-size';

type FileDropProps = { file: File | null; onFile: (file: File) => void };

export function FileDrop({ file, onFile }: FileDropProps) {
  const t = useT('imports');
  const locale = useLocale();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the field inside does the same.
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onFile(dropped);
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-dashed px-5 py-6 transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-surface',
      )}
    >
      <FileSpreadsheet
        aria-hidden="true"
        size={28}
        strokeWidth={1.25}
        className="shrink-0 text-ink-3"
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-15 font-medium">{file?.name ?? t('new.drop')}</p>
        <p id={`${id}-hint`} className="figures text-13 text-ink-3">
          {file
            ? fileSize(file.size, locale)
            : t('new.hint', { gigabytes: LISTING_FILE_MAX_BYTES / 1e9 })}
        </p>
      </div>
      <label
        className={cx(
          buttonClass(file ? 'secondary' : 'primary', 'md'),
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full',
        )}
      >
        {t(file ? 'new.other' : 'new.choose')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv"
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // The same file chosen again is a choice too: it may have been mended.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
