import { type MessageTemplate, TEMPLATE_PURPOSES, type TemplateKind } from '@alpha/contract';

/** One of the company, as administrators see it. */
export const templateLike = (
  id: number,
  fields: Partial<MessageTemplate> = {},
): MessageTemplate => ({
  ...{ id, kind: 'whatsapp', purpose: null, name: `Text ${id}`, name_es: null },
  ...{ audience: 'everyone', is_editable: true, older: null, version: 1 },
  ...{ subject_en: '', body_en: 'Hi {first_name}', subject_es: '', body_es: 'Hola, {first_name}' },
  ...{ changed_at: '2026-03-01T10:00:00.000Z', changed_by: null },
  ...fields,
});

/** A text of each kind for each purpose. */
export const TEMPLATES: MessageTemplate[] = (
  ['whatsapp', 'email', 'call'] as TemplateKind[]
).flatMap((kind, k) =>
  TEMPLATE_PURPOSES.map((purpose, p) =>
    templateLike(k * 10 + p + 1, {
      ...{ kind, purpose, name: `${kind} ${purpose}`, name_es: `${kind} ${purpose} (es)` },
      ...(kind === 'email' && { subject_en: 'About it', subject_es: 'Su inversión' }),
      ...{ body_en: `Hi {first_name}: ${purpose}`, body_es: `Hola, {first_name}: ${purpose}` },
    }),
  ),
);
