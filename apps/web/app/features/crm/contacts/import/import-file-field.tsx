import { IMPORT_MAX_BYTES } from '@alpha/contract';
import { useId, useState } from 'react';
import type { ImportFile } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { FileDrop } from '~/ui/file-drop';
import { Notice } from '~/ui/notice';
import { type FileProblem, readFile } from './read-file';

type ImportFileFieldProps = { file: ImportFile | null; onFile: (file: ImportFile) => void };

export function ImportFileField({ file, onFile }: ImportFileFieldProps) {
  const t = useT('contactImport');
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async (chosen: File) => {
    const read = await readFile(chosen);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onFile(read);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="sr-only">
        {t('file.heading')}
      </h2>
      <FileDrop
        title={file?.name ?? t('file.drop')}
        hint={t('file.hint')}
        action={t(file ? 'file.other' : 'file.choose')}
        isChosen={file !== null}
        accept=".csv,.tsv,.txt,text/csv"
        onFile={(chosen) => void take(chosen)}
      />
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
