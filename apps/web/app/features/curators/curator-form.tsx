import type { CuratorPage } from '@alpha/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormDraft } from '~/lib/form-draft';
import { useT } from '~/lib/i18n/use-t';
import { SenderPhoto } from '~/shares/sender/sender-photo';
import { Checkbox } from '~/ui/checkbox';
import { DraftNotice } from '~/ui/draft-notice';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import { ConflictNotice } from './conflict-notice';
import { type CuratorValues, EMPTY_PAGE, valuesOf } from './curator-form.values';
import { CuratorPreview } from './curator-preview';
import { PageLinks } from './page-links';
import { PersonFields } from './person-fields';
import { SlugField } from './slug-field';
import { TextFields } from './text-fields';
import { useSavePage } from './use-save-page';

type CuratorFormProps = {
  /** Missing for a new one. */
  page?: CuratorPage;
  users: readonly { id: number; name: string }[];
};

export function CuratorForm({ page, users }: CuratorFormProps) {
  const t = useT('curators');
  const form = useForm<CuratorValues>({ defaultValues: page ? valuesOf(page) : EMPTY_PAGE });
  const isRestored = useFormDraft(form);
  const { save, conflict, keepMine, takeTheirs, failure, isSaved } = useSavePage(form, page);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={form.handleSubmit((values) => save(values))}>
        {isRestored && <DraftNotice />}
        <FormSection title={t('form.person')} lead={t('form.personLead')}>
          <PersonFields users={users} isNew={!page} isRestored={isRestored} />
        </FormSection>
        <FormSection title={t('form.texts')} lead={t('form.textsLead')}>
          <TextFields />
        </FormSection>
        <FormSection title={t('form.photo')} lead={t('form.photoLead')}>
          {page ? (
            <div className="flex items-center gap-4">
              <SenderPhoto sender={{ name: page.display_name, photo_url: page.photo_url }} />
              <TextLink to={`/app/edit-user/${page.user_id}`}>{t('form.photoChange')}</TextLink>
            </div>
          ) : (
            <p className="text-14 text-ink-2">{t('form.photoNew')}</p>
          )}
        </FormSection>
        <FormSection title={t('form.address')} lead={t('form.addressLead')}>
          <SlugField oldSlugs={page?.old_slugs ?? []} />
        </FormSection>
        <FormSection title={t('form.visibility')} lead={t('form.visibilityLead')}>
          <Checkbox label={t('form.published')} {...form.register('is_published')} />
        </FormSection>
        {page && (
          <FormSection title={t('form.linksTitle')} lead={t('form.linksLead')}>
            <div className="grid gap-3 lg:col-span-2">
              <PageLinks slug={page.slug} userId={page.user_id} />
              <p className="text-14 text-ink-2">{t('links.note', { name: page.display_name })}</p>
            </div>
          </FormSection>
        )}
        <CuratorPreview photoUrl={page?.photo_url ?? null} />
        {failure && (
          <Notice tone="loss" className="mb-6 max-w-250">
            {failure}
          </Notice>
        )}
        {conflict ? (
          <ConflictNotice
            conflict={conflict}
            isBusy={isSubmitting}
            onKeepMine={form.handleSubmit(() => keepMine(conflict))}
            onTakeTheirs={() => takeTheirs(conflict)}
          />
        ) : (
          <FormActions
            submitLabel={t(page ? 'form.save' : 'form.create')}
            cancelLabel={t('form.cancel')}
            cancelTo="/app/curators"
            isBusy={isSubmitting}
          />
        )}
      </form>
      <LeaveGuard {...{ isDirty, isSaved }} />
    </FormProvider>
  );
}
