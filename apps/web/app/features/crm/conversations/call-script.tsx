import type { LeadSummary } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageTemplatesQuery } from '~/data/message-templates';
import { useT } from '~/lib/i18n/use-t';
import { QueryError } from '~/ui/query-error';
import { Select } from '~/ui/select';
import { filledText } from './filled-text';
import { type Suggestion, suggestedTemplate } from './suggest-template';
import { useTemplateName } from './use-template-name';

type CallScriptProps = { lead: LeadSummary; suggestion: Suggestion };

/** What to say, in the lead's language; nothing without scripts. */
export function CallScript({ lead, suggestion }: CallScriptProps) {
  const t = useT('messages');
  const templateName = useTemplateName();
  const offered = useQuery(messageTemplatesQuery(lead.id));
  const { data } = offered;
  const [picked, setPicked] = useState<number>();
  const scripts = (data?.templates ?? []).filter(({ kind }) => kind === 'call');
  const suggested =
    suggestedTemplate(scripts, 'call', suggestion) ??
    suggestedTemplate(scripts, 'call', { purpose: 'follow_up' }) ??
    scripts[0];
  const script = scripts.find(({ id }) => id === picked) ?? suggested;
  if (!data) return <QueryError query={offered} title={t('message.loadFailed')} />;
  if (!script) return null;
  return (
    <section aria-label={t('call.script')} className="grid gap-2">
      {scripts.length > 1 ? (
        <Select
          label={t('call.script')}
          value={script.id}
          onChange={({ target }) => setPicked(Number(target.value))}
          options={scripts.map((each) => ({ value: String(each.id), label: templateName(each) }))}
        />
      ) : (
        <h3 className="font-sans text-14 font-medium">{templateName(script)}</h3>
      )}
      <div className="rounded-2 bg-sunken p-3">
        {/* Ten whole lines: a line that is cut looks like the end of the text. */}
        <p
          lang={data.locale}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long script is scrolled with the keyboard.
          tabIndex={0}
          className="max-h-60 overflow-y-auto text-15 leading-6 text-pretty whitespace-pre-wrap"
        >
          {filledText(script, data.locale, data.facts[data.locale]).body}
        </p>
      </div>
    </section>
  );
}
