import type { StatementPreview } from '@alpha/contract/owned-home-statements';
import { formatDate, formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { RadioGroup } from '~/ui/radio-group';
import type { StatementFile } from './home-desk';

type TypedAmountsProps = {
  file: StatementFile;
  preview: StatementPreview;
  onFile: (file: StatementFile) => void;
};

const CHOICES = ['keep', 'replace', 'both'] as const;

/** Typed for a month that the file has too: nothing is counted twice without asking. */
export function TypedAmounts({ file, preview, onFile }: TypedAmountsProps) {
  const t = useT('ownedHomes');
  const kinds = useT('homeEntries');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents / 100, locale, { decimals: 2 }) ?? '';
  return (
    <div className="grid gap-2">
      <RadioGroup
        legend={t('typed.legend')}
        value={file.typed ?? 'keep'}
        onChange={(typed) => onFile({ ...file, typed })}
        choices={CHOICES.map((value) => ({ value, label: t(`typed.${value}`) }))}
      />
      <ul className="figures ml-4 list-disc text-13 text-ink-2">
        {preview.typed.map(({ month, kind, typed_cents, file_cents }) => (
          <li key={`${month} ${kind}`}>
            {t('typed.row', {
              kind: kinds(`kind.${kind}`),
              month: formatDate(`${month}-01`, locale, 'month') ?? '',
              typed: money(typed_cents),
              file: money(file_cents),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
