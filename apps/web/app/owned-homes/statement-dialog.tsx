import { STATEMENT_MAX_BYTES } from '@alpha/contract/owned-home-kinds';
import type { StatementPreview } from '@alpha/contract/owned-home-statements';
import type { OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate } from '@alpha/i18n';
import { useEffect, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { FileDrop } from '~/ui/file-drop';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import type { HomeDesk, StatementFile } from './home-desk';
import { StatementMapping } from './statement-mapping';
import { StatementRows } from './statement-rows';
import { Checks } from './statements';
import { TypedAmounts } from './typed-amounts';

type StatementDialogProps = {
  home: OwnedHome;
  desk: HomeDesk;
  onChange: (home: OwnedHome) => void;
  onClose: () => void;
};

/** Choose a file, check what its columns and categories are, see every row, then import. */
export function StatementDialog({ home, desk, onChange, onClose }: StatementDialogProps) {
  const t = useT('ownedHomes');
  const ui = useT('ui');
  const [file, setFile] = useState<StatementFile | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { preview, isLatest } = usePreview(home.id, desk, file, setFailure);
  const refused = (error: unknown) => setFailure(refusalOf(error) ?? ui('error.text'));
  const choose = (chosen: File) => {
    setFailure(undefined);
    if (chosen.size > STATEMENT_MAX_BYTES) {
      setFailure(t('file.tooBig', { megabytes: STATEMENT_MAX_BYTES / 1024 ** 2 }));
      return;
    }
    readBase64(chosen).then((content) => setFile({ file_name: chosen.name, content }), refused);
  };
  const take = () => {
    if (!file) return;
    setBusy(true);
    desk
      .take(home.id, file)
      .then((changed) => {
        onChange(changed);
        onClose();
      })
      .catch((error: unknown) => {
        setBusy(false);
        refused(error);
      });
  };
  const count = preview?.counts.add ?? 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      width="lg"
      title={t('file.title')}
      description={t('file.lead')}
      actions={
        preview && (
          <Button
            disabled={count === 0 || preview.imported_at !== null || !isLatest}
            isBusy={isBusy}
            onClick={take}
          >
            {t('file.take', { count })}
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        <FileDrop
          title={file?.file_name ?? t('file.drop')}
          hint={t('file.hint')}
          action={t(file ? 'file.other' : 'file.choose')}
          isChosen={file !== null}
          accept=".csv,.tsv,.txt,text/csv"
          onFile={choose}
        />
        {failure && <Notice tone="loss">{failure}</Notice>}
        {file && !preview && !failure && (
          <LoadingRegion>
            <SkeletonText lines={5} />
          </LoadingRegion>
        )}
        {file && preview && <Preview {...{ file, preview }} onFile={setFile} />}
      </div>
    </Dialog>
  );
}

type PreviewProps = {
  file: StatementFile;
  preview: StatementPreview;
  onFile: (file: StatementFile) => void;
};

function Preview({ file, preview, onFile }: PreviewProps) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const months = preview.overlaps.map((month) => formatDate(`${month}-01`, locale, 'month') ?? '');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <>
      {preview.imported_at && (
        <Notice tone="loss">
          {t('file.same', { date: formatInstant(preview.imported_at, locale, 'longDay') })}
        </Notice>
      )}
      <StatementMapping {...{ file, preview, onFile }} />
      {months.length > 0 && (
        <RadioGroup
          legend={t('overlap.legend', { months: list.format(months) })}
          value={file.overlap ?? 'skip'}
          onChange={(overlap) => onFile({ ...file, overlap })}
          choices={(['skip', 'add'] as const).map((value) => ({
            value,
            label: t(`overlap.${value}`),
          }))}
        />
      )}
      {preview.typed.length > 0 && <TypedAmounts {...{ file, preview, onFile }} />}
      {preview.missing.length === 0 && (
        <>
          <section className="grid gap-1.5">
            <h3 className="font-sans text-15 font-semibold tracking-normal">{t('checks.title')}</h3>
            <Checks checks={preview.checks} />
          </section>
          <StatementRows preview={preview} />
        </>
      )}
    </>
  );
}

type Made = { file: StatementFile; preview: StatementPreview };

/** The last one while the next is made, so that nothing jumps; of another file there is none. */
function usePreview(
  id: number,
  desk: HomeDesk,
  file: StatementFile | null,
  onFailure: (failure: string | undefined) => void,
): { preview: StatementPreview | undefined; isLatest: boolean } {
  const ui = useT('ui');
  const [made, setMade] = useState<Made>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each change of the file.
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    desk.check(id, file).then(
      (preview) => {
        if (!isCurrent) return;
        onFailure(undefined);
        setMade({ file, preview });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setMade(undefined);
        onFailure(refusalOf(error) ?? ui('error.text'));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return {
    preview: made?.file.content === file?.content ? made?.preview : undefined,
    isLatest: made?.file === file,
  };
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(file);
  });
}
