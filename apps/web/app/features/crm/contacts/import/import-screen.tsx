import { type DuplicateChoice, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@alpha/contract';
import { useState } from 'react';
import type { ImportDone, ImportFile, Mapping } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { BackLink } from '~/ui/back-link';
import { PageHeader } from '~/ui/page-header';
import { ImportDoneNotice } from './import-done-notice';
import { ImportFileField } from './import-file-field';
import { ImportPlanForm } from './import-plan-form';
import { PastImports } from './past-imports';

/** Choose a file, map its columns, preview the result, then import. */
export function ImportScreen() {
  const t = useT('contactImport');
  const [file, setFile] = useState<ImportFile | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip');
  const [done, setDone] = useState<ImportDone | null>(null);
  const choose = (next: ImportFile | null) => {
    setFile(next);
    setMapping(null);
    setDone(null);
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <BackLink to={lastPlace('/app/contacts')}>{t('back')}</BackLink>
        <PageHeader
          title={t('title')}
          lead={t('lead', { megabytes: IMPORT_MAX_BYTES / 1024 ** 2, rows: IMPORT_MAX_ROWS })}
        />
      </div>
      {done ? (
        <ImportDoneNotice done={done} onAnother={() => choose(null)} />
      ) : (
        <>
          <ImportFileField file={file} onFile={choose} />
          {file && (
            <ImportPlanForm
              plan={{ file, mapping, duplicates }}
              onMappingChange={setMapping}
              onDuplicatesChange={setDuplicates}
              onDone={setDone}
            />
          )}
        </>
      )}
      <PastImports />
    </div>
  );
}
