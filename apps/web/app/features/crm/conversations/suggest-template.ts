import type { LeadSummary, MessageTemplate, TemplateKind, TemplatePurpose } from '@alpha/contract';

/** Which text a dialog begins with. */
export type Suggestion = { purpose: TemplatePurpose } | { templateId: number };

/** The text that fits what the lead did last; one that nobody has written to gets a first reply. */
export function purposeFor({ signal, created_at, last_touched_at }: LeadSummary): TemplatePurpose {
  if (signal) return afterSignal(signal.kind);
  return Date.parse(last_touched_at) - Date.parse(created_at) < 1000 ? 'first_reply' : 'follow_up';
}

export function afterSignal(kind: string): TemplatePurpose {
  if (kind === 'like') return 'after_like';
  if (kind === 'pass') return 'after_no';
  return kind === 'question' ? 'after_question' : 'follow_up';
}

/** The own template first, as the list is sorted; else none. */
export function suggestedTemplate(
  templates: readonly MessageTemplate[],
  kind: TemplateKind,
  suggestion: Suggestion,
): MessageTemplate | undefined {
  const ofKind = templates.filter((template) => template.kind === kind);
  return 'templateId' in suggestion
    ? ofKind.find(({ id }) => id === suggestion.templateId)
    : ofKind.find(({ purpose }) => purpose === suggestion.purpose);
}
