import { type ListingImport, measureInName, type ZillowMeasure } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf, refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type Preview, putImport, startImport } from '../imports.api';
import { isMarket } from '../market-kinds';
import { ColumnMapping } from './column-mapping';
import { stillMissing } from './mapping';
import { MeasureSelect } from './measure-select';
import { type ImportChoices, SetupOptions } from './setup-options';

type SetupFormProps = { record: ListingImport; preview?: Preview };

export function SetupForm({ record, preview }: SetupFormProps) {
  const t = useT('imports');
  const cache = useQueryClient();
  const [mapping, setMapping] = useState(preview?.mapping ?? {});
  const [choices, setChoices] = useState<ImportChoices>({
    asOf: record.as_of ?? '',
    system: record.system ?? preview?.last_system ?? '',
    isFull: record.is_full,
    mayBeShort: false,
  });
  const asksMeasure = record.kind === 'zillow-research';
  const [measure, setMeasure] = useState<ZillowMeasure | ''>(
    record.measure ?? measureInName(record.name) ?? '',
  );
  const starting = useMutation({
    mutationFn: (isDryRun: boolean) =>
      startImport(record.id, {
        dry_run: isDryRun,
        full: choices.isFull,
        may_be_short: choices.isFull && choices.mayBeShort,
        ...(choices.asOf && { as_of: choices.asOf }),
        ...(choices.system.trim() && { system: choices.system.trim() }),
        ...(preview && { mapping }),
        ...(asksMeasure && measure && { measure }),
      }),
    onSuccess: (now) => putImport(cache, now),
  });
  const isIncomplete =
    (preview !== undefined && stillMissing(preview.needed, mapping).length > 0) ||
    (asksMeasure && measure === '');
  const isChecked = record.status === 'done';
  const begin = (isDryRun: boolean) => ({
    isBusy: starting.isPending && starting.variables === isDryRun,
    disabled: isIncomplete || (starting.isPending && starting.variables !== isDryRun),
    onClick: () => starting.mutate(isDryRun),
  });
  return (
    <div className="grid gap-8">
      {preview && <ColumnMapping preview={preview} mapping={mapping} onChange={setMapping} />}
      {asksMeasure && <MeasureSelect measure={measure} onChange={setMeasure} />}
      {!isMarket(record) && (
        <SetupOptions
          choices={choices}
          errors={fieldErrorsOf(starting.error)}
          asksSystem={preview !== undefined && !mapping.system}
          asksShort={record.warnings.some(({ code }) => /^sweep\.(looks|too)Short$/.test(code))}
          onChange={setChoices}
        />
      )}
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        {!isChecked && (
          <p className="max-w-[68ch] text-14 text-pretty text-ink-2">{t('setup.note')}</p>
        )}
        {starting.isError && (
          <Notice tone="loss">{refusalOf(starting.error) ?? t('setup.failed')}</Notice>
        )}
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant={isChecked ? 'secondary' : 'primary'} {...begin(true)}>
            {t(isChecked ? 'setup.checkAgain' : 'setup.check')}
          </Button>
          <Button variant={isChecked ? 'primary' : 'secondary'} {...begin(false)}>
            {t('setup.start')}
          </Button>
        </div>
      </div>
    </div>
  );
}
