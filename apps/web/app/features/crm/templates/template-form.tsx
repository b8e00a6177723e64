import {
  type MessageTemplate,
  TEMPLATE_AUDIENCES,
  TEMPLATE_PURPOSES,
  type TemplateKind,
} from '@alpha/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { isPermitted } from '~/lib/permission';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Select } from '~/ui/select';
import { useTemplateName } from '../conversations/use-template-name';
import { DeleteTemplate } from './delete-template';
import { LanguageColumn } from './language-column';
import { forgotten, isComplete, type TemplateValues, valuesOf } from './template-form.values';
import { TemplatePreview } from './template-preview';
import { useSaveTemplate } from './use-save-template';

type FormProps = { template: MessageTemplate | null; kind: TemplateKind; values: TemplateValues };

/** Both languages side by side, and the result as a contact would see it. */
export function TemplateForm({ template: opened, kind, values: before }: FormProps) {
  const t = useT('templates');
  const templateName = useTemplateName();
  // What the list brings later must not replace what is being typed: only an own save does.
  const [template, setTemplate] = useState(opened);
  const [first, setFirst] = useState(before);
  const [values, setValues] = useState(before);
  const [isTried, setTried] = useState(false);
  const [isSame, setSame] = useState(false);
  const isSaved = useRef(false);
  const isReadOnly = template !== null && !template.is_editable;
  const isDirty = JSON.stringify(first) !== JSON.stringify(values);
  const behind = forgotten(first, values) ?? template?.older ?? null;
  const startOver = (saved: MessageTemplate) => {
    setTemplate(saved);
    setFirst(valuesOf(saved));
    setValues(valuesOf(saved));
    setSame(false);
  };
  const save = useSaveTemplate({
    template,
    kind,
    isSaved,
    onSaved: startOver,
    onChanged: setTemplate,
  });
  const set = (next: Partial<TemplateValues>) => setValues((all) => ({ ...all, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(kind, values)) save.mutate({ values, isSame: behind !== null && isSame });
  };
  const column = (language: 'en' | 'es') => (
    <LanguageColumn
      language={language}
      text={values.texts[language]}
      hasSubject={kind === 'email'}
      isOlder={template !== null && behind === language}
      isReadOnly={isReadOnly}
      isChecked={isTried}
      onChange={(text) => set({ texts: { ...values.texts, [language]: text } })}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <LeaveGuard isDirty={isDirty && !isReadOnly} isSaved={isSaved} />
      <PageHeader
        title={template ? templateName(template) : t(`add.${kind}`)}
        lead={template ? <Changed template={template} /> : t(`kindHint.${kind}`)}
        actions={
          !isReadOnly && (
            <>
              {template && <DeleteTemplate template={template} isSaved={isSaved} />}
              <Button type="submit" isBusy={save.isPending}>
                {t('save')}
              </Button>
            </>
          )
        }
      />
      {isReadOnly && <Notice role="note">{t('readOnly')}</Notice>}
      <div className="grid gap-x-10 gap-y-8 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          {!isReadOnly && <Facts values={values} isTried={isTried} onChange={set} />}
          <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
            {column('en')}
            {column('es')}
          </div>
          {!isReadOnly && template && behind && (
            <Checkbox
              label={t(`same.${behind}`)}
              checked={isSame}
              onChange={({ target }) => setSame(target.checked)}
            />
          )}
          {!isReadOnly && <p className="text-13 text-pretty text-ink-3">{t('brackets')}</p>}
        </div>
        <TemplatePreview kind={kind} texts={values.texts} />
      </div>
    </form>
  );
}

function Changed({ template: { changed_at, changed_by } }: { template: MessageTemplate }) {
  const t = useT('templates');
  const locale = useLocale();
  const at = formatInstant(changed_at, locale, 'short');
  return changed_by ? t('changedBy', { name: changed_by, at }) : t('changed', { at });
}

type FactsProps = {
  values: TemplateValues;
  isTried: boolean;
  onChange: (next: Partial<TemplateValues>) => void;
};

function Facts({ values, isTried, onChange }: FactsProps) {
  const t = useT('templates');
  const mayShare = {
    everyone: isPermitted('template:write:all'),
    team: isPermitted('template:write:team'),
    me: true,
  };
  const audiences = TEMPLATE_AUDIENCES.filter((each) => mayShare[each] || each === values.audience);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={t('name')}
        required
        maxLength={80}
        value={values.name}
        error={isTried && values.name.trim() === '' ? t('required') : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t('nameEs')}
        isOptional
        lang="es"
        maxLength={80}
        value={values.nameEs}
        onChange={({ target }) => onChange({ nameEs: target.value })}
      />
      <Select
        label={t('purposeLabel')}
        value={values.purpose ?? ''}
        onChange={({ target }) =>
          onChange({ purpose: TEMPLATE_PURPOSES.find((known) => known === target.value) ?? null })
        }
        options={[
          { value: '', label: t('purpose.none') },
          ...TEMPLATE_PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) })),
        ]}
      />
      {audiences.length > 1 && (
        <Select
          label={t('audienceLabel')}
          value={values.audience}
          onChange={({ target }) =>
            onChange({ audience: audiences.find((known) => known === target.value) ?? 'me' })
          }
          options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        />
      )}
    </div>
  );
}
