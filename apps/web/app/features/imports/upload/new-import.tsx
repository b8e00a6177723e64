import {
  LISTING_FILE_MAX_BYTES,
  type ListingFileKind,
  type ListingImportReason,
} from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kindsQuery } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { useImportWords } from '../use-import-words';
import { detectFileKind, type FileProblem } from './detect-file-kind';
import { fileSize } from './file-size';
import { FromAddress } from './from-address';
import { ImportFileDrop } from './import-file-drop';
import { UploadProgress } from './upload-progress';
import { useUpload } from './use-upload';

type Chosen = { file: File; kind: ListingFileKind; isGuessed: boolean };

/** Selects a file, detects its kind and uploads it. Nothing is imported here. */
export function NewImport() {
  const t = useT('imports');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<{ file: File; problem: FileProblem } | null>(null);
  const uploading = useUpload();
  const { data: kinds = ['redfin', 'csv'] } = useQuery(kindsQuery);
  const take = async (file: File) => {
    uploading.reset();
    const seen = await detectFileKind(file);
    setRefused('problem' in seen ? { file, problem: seen.problem } : null);
    if ('problem' in seen) return setChosen(null);
    const kind = kinds.find((known) => known === seen.kind);
    setChosen({ file, kind: kind ?? 'csv', isGuessed: kind !== undefined });
  };
  return (
    <section aria-labelledby="new-import" className="grid gap-4">
      <h2 id="new-import" className="text-20">
        {t('new.heading')}
      </h2>
      {uploading.isPending && chosen ? (
        <UploadProgress file={chosen.file} share={uploading.share} onCancel={uploading.cancel} />
      ) : (
        <>
          <ImportFileDrop file={chosen?.file ?? null} onFile={(file) => void take(file)} />
          {refused && <Refused {...refused} />}
          {uploading.refusal && <ServerRefused refusal={uploading.refusal} />}
          {uploading.failure && <Notice tone="loss">{uploading.failure}</Notice>}
          {!chosen && <FromAddress kinds={kinds} />}
          {chosen && (
            <>
              <RadioGroup
                legend={t('new.kind')}
                hint={chosen.isGuessed ? t('new.guessed') : undefined}
                look="cards"
                className="lg:[&>div]:grid-cols-3"
                value={chosen.kind}
                onChange={(kind) => setChosen({ ...chosen, kind, isGuessed: false })}
                choices={kinds.map((value) => ({
                  value,
                  label: t(`kind.${value}.name`),
                  description: t(`kind.${value}.text`),
                }))}
              />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button className="max-sm:w-full" onClick={() => uploading.start(chosen)}>
                  {t('new.upload')}
                </Button>
                <p className="text-13 text-ink-3">{t('new.note')}</p>
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

function Refused({ file, problem }: { file: File; problem: FileProblem }) {
  const t = useT('imports');
  const locale = useLocale();
  return (
    <Notice tone="loss">
      <p className="font-medium wrap-anywhere">{file.name}</p>
      {problem === 'tooLarge'
        ? t('new.problem.tooLarge', {
            size: fileSize(file.size, locale),
            most: fileSize(LISTING_FILE_MAX_BYTES, locale),
          })
        : t(`new.problem.${problem}`)}
    </Notice>
  );
}

function ServerRefused({ refusal }: { refusal: ListingImportReason }) {
  const { reason } = useImportWords();
  return <Notice tone="loss">{reason(refusal)}</Notice>;
}
