import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';

export type MailContent = {
  title: string;
  paragraphs: readonly string[];
  /** A few numbers worth the letter, above the button. */
  figures?: readonly { label: string; value: string }[];
  button?: { label: string; url: string };
};

const INK = '#14213d';
const FAINT = '#6b7280';
const PAPER = '#faf7f2';
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Mail programs know tables and inline styles, and little else. */
export function renderMail(content: MailContent, locale: Locale): { html: string; text: string } {
  const t = translatorFor(locale, 'mail');
  return { html: htmlOf(content, locale, t('footer')), text: textOf(content, t('footer')) };
}

function textOf({ title, paragraphs, figures = [], button }: MailContent, footer: string): string {
  const numbers = figures.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[title, ...paragraphs.slice(0, 1), ...(numbers ? [numbers] : []), ...link, ...paragraphs.slice(1), `-- \n${footer}`].join('\n\n')}\n`;
}

function htmlOf(
  { title, paragraphs, figures = [], button }: MailContent,
  locale: Locale,
  footer: string,
): string {
  const [first = '', ...rest] = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(text)}</p>`,
  );
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:${INK};color:#ffffff;text-decoration:none;padding:12px 22px;border-radius:6px;font-weight:600">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e1d6;border-radius:10px"><tr><td style="padding:32px;font-family:${SANS};font-size:16px;color:${INK}">
<p style="margin:0 0 24px;font-family:${SERIF};font-size:18px">Alpha Agent</p>
<h1 style="margin:0 0 16px;font-family:${SERIF};font-weight:500;font-size:26px;line-height:1.25">${escapeHtml(title)}</h1>
${first}${figuresOf(figures)}${link}${rest.join('')}
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-family:${SANS};font-size:13px;line-height:1.5;color:${FAINT}">${escapeHtml(footer)}</p>
</td></tr></table>
</body>
</html>
`;
}

function figuresOf(figures: NonNullable<MailContent['figures']>): string {
  if (figures.length === 0) return '';
  const cells = figures.map(
    ({ label, value }) =>
      `<td width="50%" valign="top" style="padding:10px 12px 10px 0;border-top:1px solid #e7e1d6"><span style="font-size:13px;color:${FAINT}">${escapeHtml(label)}</span><br><strong style="font-size:20px">${escapeHtml(value)}</strong></td>`,
  );
  const rows = cells.flatMap((cell, i) =>
    i % 2 === 0 ? [`<tr>${cell}${cells[i + 1] ?? ''}</tr>`] : [],
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${rows.join('')}</table>`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
