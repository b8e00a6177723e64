import { ONE_TIME_PASSWORD_LENGTH } from '@alpha/contract';
import { useState } from 'react';
import { Checkbox } from '~/ui/checkbox';
import { CodeField } from '~/ui/code-field';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SearchField } from '~/ui/search-field';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { fields, sections } from '../samples';
import { Section } from '../section';

const CITIES = fields.cities.map((label) => ({ value: label, label }));

export function FieldsSection() {
  const [text, setText] = useState('Val');
  const [code, setCode] = useState('123');
  return (
    <Section title={sections.fields}>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <TextField label={fields.name} defaultValue={fields.nameValue} autoComplete="off" />
        <TextField
          label={fields.email}
          type="email"
          defaultValue={fields.emailValue}
          error={fields.emailError}
        />
        <TextField
          label={fields.phone}
          type="tel"
          isOptional
          placeholder={fields.phonePlaceholder}
          hint={fields.phoneHint}
        />
        <Select label={fields.city} options={CITIES} />
        <TextField label={fields.price} inputMode="numeric" before="$" defaultValue="560,000" />
        <TextField label={fields.apr} inputMode="decimal" after="%" defaultValue="7.50" />
        <TextField label={fields.status} disabled defaultValue={fields.locked} />
        <SearchField
          label={fields.search}
          isLabelHidden={false}
          value={text}
          onValueChange={setText}
        />
        <PasswordField label={fields.password} autoComplete="off" />
        <CodeField
          length={ONE_TIME_PASSWORD_LENGTH}
          label={fields.code}
          value={code}
          onChange={setCode}
        />
        <TextArea
          label={fields.notes}
          placeholder={fields.notesPlaceholder}
          className="sm:col-span-2"
        />
        <Checkbox label={fields.cashFlow} defaultChecked />
        <Checkbox label={fields.terms} error={fields.termsError} />
      </div>
    </Section>
  );
}
