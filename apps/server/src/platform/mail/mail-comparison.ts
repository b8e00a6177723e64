import type { MailComparison } from './mail-layout.ts';
import { escapeHtml, FAINT, INK, LINE } from './mail-style.ts';

/** A table with two columns of figures; the first is what the email is about. */
export function comparisonOf({ heads, rows }: MailComparison): string {
  const head = heads.map(
    (name) =>
      `<th scope="col" align="right" valign="bottom" style="padding:0 0 8px 10px;font-size:13px;line-height:1.35;font-weight:600">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(({ label, values }) => {
    const cells = values.map(
      (value, i) =>
        `<td align="right" valign="top" style="padding:8px 0 8px 10px;border-top:1px solid ${LINE};font-size:15px;line-height:1.4;${i === 0 ? `font-weight:600;color:${INK}` : `color:${FAINT}`}">${escapeHtml(value)}</td>`,
    );
    return `<tr><th scope="row" align="left" valign="top" style="padding:8px 0;border-top:1px solid ${LINE};font-size:13px;line-height:1.5;font-weight:400;color:${FAINT}">${escapeHtml(label)}</th>${cells.join('')}</tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid ${LINE}"><tr><td></td>${head.join('')}</tr>${body.join('')}</table>`;
}
