import { type ListingImport, measureInName, type ZillowMeasure } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type Preview, startImport } from '~/data/imports';
import { fieldErrorsOf, refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { isMarket } from '../market-kinds';
import { countOfRows } from './checked-text';
import { ColumnMapping } from './column-mapping';
import { stillMissing } from './mapping';
import { MeasureSelect } from './measure-select';
import { type ImportChoices, SetupOptions } from './setup-options';

type AsChecked = {
  mapping: Record<string, string>;
  choices: ImportChoices;
  measure: ZillowMeasure | '';
};

type SetupFormProps = {
  record: ListingImport;
  preview?: Preview;
  /** For a checked file: the slot above its rows. */
  slot?: HTMLElement | null;
};

export function SetupForm({ record, preview, slot = null }: SetupFormProps) {
  const t = useT('imports');
  const cache = useQueryClient();
  const [asChecked] = useState(
    (): AsChecked => ({
      mapping: preview?.mapping ?? {},
      choices: {
        asOf: record.as_of ?? '',
        system: record.system ?? preview?.last_system ?? '',
        isFull: record.is_full,
        mayBeShort: record.may_be_short,
      },
      measure: record.measure ?? measureInName(record.name) ?? '',
    }),
  );
  const [mapping, setMapping] = useState(asChecked.mapping);
  const [choices, setChoices] = useState(asChecked.choices);
  const asksMeasure = record.kind === 'zillow-research';
  const [measure, setMeasure] = useState(asChecked.measure);
  // Only what was checked may be imported; any change needs another dry run.
  const isEdited = JSON.stringify({ mapping, choices, measure }) !== JSON.stringify(asChecked);
  const starting = useMutation({
    mutationFn: (isDryRun: boolean) =>
      startImport(cache, record.id, {
        dry_run: isDryRun,
        full: choices.isFull,
        may_be_short: choices.isFull && choices.mayBeShort,
        ...(choices.asOf && { as_of: choices.asOf }),
        ...(choices.system.trim() && { system: choices.system.trim() }),
        ...(preview && { mapping }),
        ...(asksMeasure && measure && { measure }),
      }),
  });
  const isIncomplete =
    (preview !== undefined && stillMissing(preview.needed, mapping).length > 0) ||
    (asksMeasure && measure === '');
  const isChecked = record.status === 'done';
  const hasChoices = preview !== undefined || asksMeasure || !isMarket(record);
  const begin = (isDryRun: boolean) => ({
    isBusy: starting.isPending && starting.variables === isDryRun,
    disabled: isIncomplete || (starting.isPending && starting.variables !== isDryRun),
    onClick: () => starting.mutate(isDryRun),
  });
  const failure = <Notice tone="loss">{refusalOf(starting.error) ?? t('setup.failed')}</Notice>;
  const failed = (isDryRun: boolean) =>
    starting.isError && starting.variables === isDryRun && failure;
  return (
    <div className="grid gap-8">
      {slot &&
        createPortal(
          <div className="grid justify-items-start gap-3 max-sm:*:w-full">
            {failed(false)}
            {isEdited ? (
              <>
                <p className="text-15 text-ink-2">{t('setup.edited')}</p>
                <Button {...begin(true)}>{t('setup.checkAgain')}</Button>
              </>
            ) : (
              countOfRows(record) > 0 && <Button {...begin(false)}>{t('setup.start')}</Button>
            )}
          </div>,
          slot,
        )}
      {isChecked && hasChoices && (
        <h2 className="border-t border-ink pt-6 text-20">{t('setup.again')}</h2>
      )}
      {preview && <ColumnMapping preview={preview} mapping={mapping} onChange={setMapping} />}
      {asksMeasure && <MeasureSelect measure={measure} onChange={setMeasure} />}
      {!isMarket(record) && (
        <SetupOptions
          choices={choices}
          errors={fieldErrorsOf(starting.error)}
          asksSystem={preview !== undefined && !mapping.system}
          asksShort={
            record.may_be_short ||
            record.warnings.some(({ code }) => /^sweep\.(looks|too)Short$/.test(code))
          }
          onChange={setChoices}
        />
      )}
      {isChecked ? (
        hasChoices && (
          <div className="grid justify-items-start gap-3">
            {failed(true)}
            <Button variant="secondary" {...begin(true)}>
              {t('setup.checkAgain')}
            </Button>
          </div>
        )
      ) : (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="max-w-[68ch] text-14 text-pretty text-ink-2">{t('setup.note')}</p>
          {starting.isError && failure}
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button {...begin(true)}>{t('setup.check')}</Button>
            <Button variant="secondary" {...begin(false)}>
              {t('setup.start')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
