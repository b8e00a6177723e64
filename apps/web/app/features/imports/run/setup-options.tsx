import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';

export type ImportChoices = {
  /** A day, or '' for the date in the file's name. */
  asOf: string;
  system: string;
  isFull: boolean;
  mayBeShort: boolean;
};

type SetupOptionsProps = {
  choices: ImportChoices;
  /** The server's message about a field, translated. */
  errors: Record<string, string>;
  /** No column names the source of the listings. */
  asksSystem: boolean;
  /** The dry run found that much of the market is missing from the file. */
  asksShort: boolean;
  onChange: (choices: ImportChoices) => void;
};

export function SetupOptions(props: SetupOptionsProps) {
  const { choices, errors, asksSystem, asksShort, onChange } = props;
  const t = useT('imports');
  const put = (change: Partial<ImportChoices>) => onChange({ ...choices, ...change });
  return (
    <section aria-labelledby="options" className="grid gap-5">
      <div>
        <h2 id="options" className="text-20">
          {t('setup.options')}
        </h2>
        <p className="mt-1 text-14 text-ink-2">{t('setup.optionsLead')}</p>
      </div>
      <div className="grid max-w-190 items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('setup.asOf')}
          hint={t('setup.asOfHint')}
          error={errors.as_of}
          type="date"
          isOptional
          value={choices.asOf}
          onChange={({ target }) => put({ asOf: target.value })}
        />
        {asksSystem && (
          <TextField
            label={t('setup.system')}
            hint={t('setup.systemHint')}
            error={errors.system}
            maxLength={120}
            value={choices.system}
            onChange={({ target }) => put({ system: target.value })}
          />
        )}
        <Checkbox
          className="sm:col-span-2"
          label={t('setup.full')}
          hint={t('setup.fullHint')}
          checked={choices.isFull}
          onChange={({ target }) => put({ isFull: target.checked })}
        />
        {asksShort && choices.isFull && (
          <Checkbox
            className="sm:col-span-2"
            label={t('setup.short')}
            hint={t('setup.shortHint')}
            checked={choices.mayBeShort}
            onChange={({ target }) => put({ mayBeShort: target.checked })}
          />
        )}
      </div>
    </section>
  );
}
