import { LISTING_FILE_MAX_BYTES } from '@alpha/contract';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { FileDrop } from '~/ui/file-drop';
import { fileSize } from './file-size';

type ImportFileDropProps = { file: File | null; onFile: (file: File) => void };

export function ImportFileDrop({ file, onFile }: ImportFileDropProps) {
  const t = useT('imports');
  const locale = useLocale();
  const hint = t('new.hint', { gigabytes: LISTING_FILE_MAX_BYTES / 1e9 });
  return (
    <FileDrop
      title={file?.name ?? t('new.drop')}
      hint={file ? fileSize(file.size, locale) : hint}
      action={t(file ? 'new.other' : 'new.choose')}
      isChosen={file !== null}
      accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv"
      onFile={onFile}
    />
  );
}
