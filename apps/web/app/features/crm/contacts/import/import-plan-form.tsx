import { DUPLICATE_CHOICES, type DuplicateChoice } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkQuery,
  type ImportCheck,
  type ImportDone,
  type ImportPlan,
  importContacts,
  type Mapping,
} from '~/data/contact-imports';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { ImportMapping } from './import-mapping';
import { ImportVerdicts } from './import-verdicts';
import { useImportLabel } from './use-import-fields';

type ImportPlanFormProps = {
  plan: ImportPlan;
  onMappingChange: (mapping: Mapping) => void;
  onDuplicatesChange: (choice: DuplicateChoice) => void;
  onDone: (done: ImportDone) => void;
};

export function ImportPlanForm({
  plan,
  onMappingChange,
  onDuplicatesChange,
  onDone,
}: ImportPlanFormProps) {
  const t = useT('contactImport');
  const { data, isError, error, isPlaceholderData } = useQuery(checkQuery(plan));
  if (isError) return <Notice tone="loss">{refusalOf(error) ?? t('check.failed')}</Notice>;
  if (!data)
    return (
      <LoadingRegion>
        <p className="mb-4 text-15 text-ink-2">{t('check.checking')}</p>
        <SkeletonText lines={6} />
      </LoadingRegion>
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('grid gap-8 transition-opacity', isPlaceholderData && 'opacity-55')}
    >
      <ImportMapping check={data} onChange={onMappingChange} />
      <RadioGroup
        legend={t('duplicates.legend')}
        look="cards"
        className="lg:[&>div]:grid-cols-3"
        value={plan.duplicates}
        onChange={onDuplicatesChange}
        choices={DUPLICATE_CHOICES.map((value) => ({
          value,
          label: t(`duplicates.${value}`),
          description: t(`duplicates.${value}Text`),
        }))}
      />
      {data.missing.length > 0 ? (
        <Missing check={data} />
      ) : (
        <>
          <ImportVerdicts check={data} />
          <Apply plan={plan} check={data} onDone={onDone} />
        </>
      )}
    </div>
  );
}

function Missing({ check }: { check: ImportCheck }) {
  const t = useT('contactImport');
  const labelOf = useImportLabel();
  const locale = useLocale();
  const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    check.missing.map(labelOf),
  );
  return <Notice tone="loss">{t('mapping.missing', { fields })}</Notice>;
}

type ApplyProps = { plan: ImportPlan; check: ImportCheck; onDone: (done: ImportDone) => void };

function Apply({ plan, check, onDone }: ApplyProps) {
  const t = useT('contactImport');
  const cache = useQueryClient();
  const applying = useMutation({
    mutationFn: () => importContacts(cache, plan),
    onSuccess: (done) => {
      toast.success(t('apply.done', { name: done.file_name }));
      onDone(done);
    },
  });
  const count = check.counts.create + check.counts.update;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p className="max-w-[68ch] text-14 text-pretty text-ink-2">{t('apply.note')}</p>
      {applying.isError && (
        <Notice tone="loss">{refusalOf(applying.error) ?? t('apply.failed')}</Notice>
      )}
      <Button disabled={count === 0} isBusy={applying.isPending} onClick={() => applying.mutate()}>
        {t('apply.action', { count })}
      </Button>
    </div>
  );
}
