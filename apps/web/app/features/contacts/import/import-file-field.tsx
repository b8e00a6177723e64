import { IMPORT_MAX_BYTES } from '@alpha/contract';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { Notice } from '~/ui/notice';
import type { ImportFile } from './import.api';
import { type FileProblem, readFile } from './read-file';

type ImportFileFieldProps = { file: ImportFile | null; onFile: (file: ImportFile) => void };

export function ImportFileField({ file, onFile }: ImportFileFieldProps) {
  const t = useT('contactImport');
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onFile(read);
  };
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="sr-only">
        {t('file.heading')}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the field inside does the same. */}
      <div
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void take(event.dataTransfer.files[0]);
        }}
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-dashed px-5 py-5 transition-colors',
          isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-surface',
        )}
      >
        <FileSpreadsheet
          aria-hidden="true"
          size={28}
          strokeWidth={1.25}
          className="shrink-0 text-ink-3"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="truncate text-15 font-medium">{file?.name ?? t('file.drop')}</p>
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {t('file.hint')}
          </p>
        </div>
        <label
          className={cx(
            buttonClass(file ? 'secondary' : 'primary', 'md'),
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full',
          )}
        >
          {t(file ? 'file.other' : 'file.choose')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby={`${id}-hint`}
            className="sr-only"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file chosen again is a choice too: it may have been mended.
              target.value = '';
            }}
          />
        </label>
      </div>
      {problem && (
        <Notice tone="loss">
          {problem === 'tooBig'
            ? t('file.tooBig', { megabytes: IMPORT_MAX_BYTES / 1024 ** 2 })
            : t('file.unreadable')}
        </Notice>
      )}
    </section>
  );
}
