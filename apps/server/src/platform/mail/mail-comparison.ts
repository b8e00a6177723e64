import { breakable } from '@alpha/i18n';
import type { MailComparison } from './mail-layout.ts';
import { escapeHtml, FAINT, INK, LINE } from './mail-style.ts';

const LOOKS = [`font-weight:600;color:${INK}`, `color:${FAINT}`] as const;

/** Two columns of figures, each row under its label: three columns are too wide for a phone. */
export function comparisonOf({ heads, rows }: MailComparison): string {
  const head = heads.map(
    (name, i) =>
      `<th scope="col" width="50%" align="left" valign="bottom" style="padding:0 12px 8px 0;font-size:13px;line-height:1.35;font-weight:600;color:${i === 0 ? INK : FAINT}">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(({ label, values }) => {
    const cells = values.map(({ value, note }, i) => {
      const small = note
        ? `<br><span style="font-size:13px;font-weight:400;color:${FAINT}">${escapeHtml(breakable(note))}</span>`
        : '';
      return `<td width="50%" valign="top" style="padding:0 12px 10px 0;font-size:16px;line-height:1.4;${LOOKS[i]}">${escapeHtml(breakable(value))}${small}</td>`;
    });
    return `<tr><th scope="rowgroup" colspan="2" align="left" style="padding:10px 0 2px;border-top:1px solid ${LINE};font-size:13px;line-height:1.5;font-weight:400;color:${FAINT}">${escapeHtml(label)}</th></tr><tr>${cells.join('')}</tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid ${LINE}"><tr>${head.join('')}</tr>${body.join('')}</table>`;
}
