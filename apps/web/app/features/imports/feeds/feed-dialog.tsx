import type { Feed } from '@alpha/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkFeed, saveFeed, type TestResult } from '~/data/feeds';
import { refusalOf } from '~/lib/api-refusal';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { toast } from '~/ui/toast';
import { useImportWords } from '../use-import-words';
import { bodyOf, EVERY, type FeedValues, valuesOf } from './feed-form.values';
import { FeedSecretFields } from './feed-secret-fields';

type FeedDialogProps = {
  /** Null for a new one. */
  feed: Feed | null;
  onClose: () => void;
};

const LEAST = 0.1;
const MOST = 50;

export function FeedDialog({ feed, onClose }: FeedDialogProps) {
  const t = useT('feeds');
  const ui = useT('ui');
  const cache = useQueryClient();
  const formId = useId();
  const form = useForm<FeedValues>({ defaultValues: valuesOf(feed) });
  const { register, handleSubmit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useFormFailure(form);
  const testing = useMutation({
    mutationFn: (values: FeedValues) => checkFeed(feed, bodyOf(feed, values)),
  });
  const required = (text: string) => text.trim() !== '' || t('form.required');
  const isRate = (text: string) => {
    const rate = Number(text.replace(',', '.'));
    return (rate >= LEAST && rate <= MOST) || t('form.number', { least: LEAST, most: MOST });
  };
  const hasFailed = testing.isError || Boolean(testing.data?.error);
  const [isAsked, setAsked] = useState(false);
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    if (hasFailed && !isAsked) return setAsked(true);
    try {
      const saved = await saveFeed(cache, feed, bodyOf(feed, values));
      toast.success(t('form.saved', { name: saved.name }));
      onClose();
    } catch (error) {
      setFailure(showServerErrors(error, ['name', 'url'], setError, t('form.failed')));
    }
  });
  const every = form.watch('every');
  const isOwn = !EVERY.some((known) => known === every);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={feed ? t('form.editTitle', { name: feed.name }) : t('form.addTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isSubmitting}>
            {t(hasFailed && isAsked ? 'form.saveAllTheSame' : 'form.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={submit}
        className="grid items-start gap-5 sm:grid-cols-2"
      >
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          className="sm:col-span-2"
          maxLength={120}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: required })}
        />
        <TextField
          label={t('form.url')}
          hint={t('form.urlHint')}
          className="sm:col-span-2"
          type="url"
          inputMode="url"
          autoComplete="off"
          error={errors.url?.message}
          {...register('url', { validate: required })}
        />
        <FeedSecretFields form={form} feed={feed} />
        <div className="grid justify-items-start gap-3 sm:col-span-2">
          <Button
            variant="secondary"
            size="sm"
            isBusy={testing.isPending}
            onClick={handleSubmit((values) => {
              setAsked(false);
              testing.mutate(values);
            })}
          >
            {t('form.test')}
          </Button>
          <TestOutcome testing={testing} />
        </div>
        <Select
          label={t('form.every')}
          options={[
            ...EVERY.map((value) => ({ value, label: t(`form.choice.${value}`) })),
            ...(isOwn
              ? [{ value: every, label: t('form.other', { minutes: Number(every) }) }]
              : []),
          ]}
          {...register('every')}
        />
        <TextField
          label={t('form.perSecond')}
          hint={t('form.perSecondHint')}
          inputMode="decimal"
          error={errors.perSecond?.message}
          {...register('perSecond', { validate: isRate })}
        />
        <Checkbox
          className="sm:col-span-2"
          label={t('form.enabled')}
          hint={t('form.enabledHint')}
          {...register('isEnabled')}
        />
        {hasFailed && isAsked && (
          <Notice tone="loss" className="sm:col-span-2">
            {t('form.failedTest')}
          </Notice>
        )}
        {failure && (
          <Notice tone="loss" className="sm:col-span-2">
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

type TestOutcomeProps = { testing: UseMutationResult<TestResult, Error, FeedValues> };

function TestOutcome({ testing }: TestOutcomeProps) {
  const t = useT('feeds');
  const { reason } = useImportWords();
  if (testing.isPending) return <p className="text-13 text-ink-2">{t('form.testing')}</p>;
  if (testing.isError)
    return <Notice tone="loss">{refusalOf(testing.error) ?? t('form.testFailed')}</Notice>;
  if (!testing.data) return null;
  const { error, listings } = testing.data;
  return error ? (
    <Notice tone="loss">{reason(error)}</Notice>
  ) : (
    <Notice tone="gain">{t('form.works', { listings })}</Notice>
  );
}
