import { breakable, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { comparisonOf } from './mail-comparison.ts';
import { listingLines, listingsOf, type MailListing } from './mail-listings.ts';
import { escapeHtml, FAINT, INK, LINE, LOSS, PAPER, SANS, SERIF } from './mail-style.ts';

export type MailContent = {
  /** A `data:` URL, sent inside the message because remote pictures are often blocked. */
  picture?: { src: string; alt: string };
  title: string;
  subtitle?: string;
  paragraphs: readonly string[];
  /** Who writes, when it is a person. */
  person?: MailPerson;
  /** Personal message of the sender. */
  quote?: readonly string[];
  /** What the figures below are based on. */
  beforeFigures?: readonly string[];
  /** Two sets of figures side by side, before the others. */
  comparison?: MailComparison;
  /** Key figures above the button, two in a row; wide ones and those with a note have a row of their own. */
  figures?: readonly MailFigure[];
  /** What is new, above the button. */
  listings?: readonly MailListing[];
  /** More figures below the button, under a title of their own. */
  plan?: { title: string; figures: readonly MailFigure[] };
  /** About the figures above. */
  notes?: readonly string[];
  button?: { label: string; url: string };
  /** Below the button. */
  closing?: readonly string[];
  /** Why the reader gets this; default: because of their account. */
  footer?: string;
};

type MailFigure = {
  label: string;
  value: string;
  note?: string;
  /** Two amounts and more don't fit into half of a phone. */
  isWide?: boolean;
  isLoss?: boolean;
};

export type MailComparison = {
  heads: readonly [string, string];
  rows: readonly { label: string; values: readonly [ComparedValue, ComparedValue] }[];
};

type ComparedValue = { value: string; note: string };

export type MailPerson = {
  name: string;
  /** Role and languages. */
  lines: readonly string[];
  /** A `data:` URL. */
  photo: string | null;
  /** Ways to get in touch. */
  links: readonly { label: string; url: string }[];
};

/** Mail programs support tables and inline styles, and little else. */
export function renderMail(content: MailContent, locale: Locale): { html: string; text: string } {
  const t = translatorFor(locale, 'mail');
  const whole = { ...content, footer: content.footer ?? t('footer') };
  return { html: htmlOf(whole, locale, t('link')), text: textOf(whole) };
}

function textOf(content: MailContent): string {
  const { title, subtitle, paragraphs, quote = [], figures = [], button, closing = [] } = content;
  const parts = [
    subtitle ? `${title}\n${subtitle}` : title,
    ...paragraphs,
    content.person && [content.person.name, ...content.person.lines].join('\n'),
    ...quote,
    ...(content.beforeFigures ?? []),
    content.comparison && comparisonLines(content.comparison),
    figures.map(figureLine).join('\n'),
    ...(content.listings ?? []).map(listingLines),
    button && `${button.label}:\n${button.url}`,
    content.person?.links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    content.plan && [content.plan.title, ...content.plan.figures.map(figureLine)].join('\n'),
    ...(content.notes ?? []),
    ...closing,
    `-- \n${content.footer}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** One line for each figure and set: a table of spaces falls apart in proportional type. */
const comparisonLines = ({ heads, rows }: MailComparison) =>
  rows
    .map(({ label, values: [first, second] }) =>
      [label, `  ${heads[0]}: ${withNote(first)}`, `  ${heads[1]}: ${withNote(second)}`].join('\n'),
    )
    .join('\n');

const withNote = ({ value, note }: ComparedValue) => (note ? `${value} (${note})` : value);

const figureLine = ({ label, value, note }: MailFigure) =>
  [`${label}: ${value}`.trim(), note].filter(Boolean).join('\n');

function htmlOf(content: MailContent, locale: Locale, linkHint: string): string {
  const { picture, title, subtitle, paragraphs, quote = [], figures = [], button } = content;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:10px;overflow:hidden">
${picture ? pictureOf(picture) : ''}<tr><td style="padding:28px 28px 24px;font-family:${SANS};font-size:16px;color:${INK}">
<p style="margin:0 0 20px;font-family:${SERIF};font-size:17px">Alpha Agent</p>
<h1 style="margin:0 0 ${subtitle ? 6 : 16}px;font-family:${SERIF};font-weight:500;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>
${subtitle ? `<p style="margin:0 0 20px;font-size:15px;line-height:1.5;color:${FAINT}">${escapeHtml(subtitle)}</p>` : ''}
${paragraphsOf(paragraphs)}${content.person ? personOf(content.person) : ''}${quoteOf(quote)}${paragraphsOf(content.beforeFigures)}${content.comparison ? comparisonOf(content.comparison) : ''}${figuresOf(figures)}${listingsOf(content.listings)}${button ? buttonOf(button) : ''}${content.person ? linksOf(content.person) : ''}${content.plan ? planOf(content.plan) : ''}${paragraphsOf(content.notes, SMALL)}${paragraphsOf(content.closing, SMALL)}${button ? plainLink(button.url, linkHint) : ''}
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-family:${SANS};font-size:13px;line-height:1.5;color:${FAINT}">${escapeHtml(content.footer ?? '')}</p>
</td></tr></table>
</body>
</html>
`;
}

const pictureOf = ({ src, alt }: NonNullable<MailContent['picture']>) =>
  `<tr><td style="font-size:0;line-height:0"><img width="560" alt="${escapeHtml(alt)}" src="${src}" style="display:block;width:100%;height:auto;border:0;font-family:${SANS};font-size:14px;line-height:1.5;color:${FAINT}"></td></tr>\n`;

const SMALL = `font-size:14px;color:${FAINT}`;

const paragraphsOf = (texts: readonly string[] = [], style = '') =>
  texts
    .map((text) => `<p style="margin:0 0 16px;line-height:1.55;${style}">${lines(text)}</p>`)
    .join('');

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function personOf({ name, lines: about, photo }: MailPerson): string {
  const picture = photo
    ? `<td width="56" style="padding-right:14px"><img width="56" height="56" alt="" src="${photo}" style="display:block;width:56px;height:56px;border:0;border-radius:28px"></td>`
    : '';
  const under = about
    .map((line) => `<br><span style="font-size:14px;color:${FAINT}">${escapeHtml(line)}</span>`)
    .join('');
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>${picture}<td style="line-height:1.45"><strong style="font-weight:600">${escapeHtml(name)}</strong>${under}</td></tr></table>`;
}

const linksOf = ({ links }: MailPerson) =>
  links.length === 0
    ? ''
    : `<p style="margin:0 0 16px;line-height:1.8">${links.map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${INK};white-space:nowrap">${escapeHtml(label)}</a>`).join(' &nbsp;·&nbsp; ')}</p>`;

function quoteOf(quote: readonly string[]): string {
  if (quote.length === 0) return '';
  const paragraphs = quote.map(
    (text, i) => `<p style="margin:${i === 0 ? 0 : 12}px 0 0;line-height:1.55">${lines(text)}</p>`,
  );
  return `<div style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${LINE};word-break:break-word">${paragraphs.join('')}</div>`;
}

const planOf = ({ title, figures }: NonNullable<MailContent['plan']>) =>
  `<p style="margin:16px 0 8px;font-size:14px;font-weight:600">${escapeHtml(title)}</p>${figuresOf(figures)}`;

function figuresOf(figures: NonNullable<MailContent['figures']>): string {
  if (figures.length === 0) return '';
  const rows: string[] = [];
  let half = '';
  for (const figure of figures) {
    const isWhole = figure.isWide || Boolean(figure.note);
    const cell = figureCell(figure, isWhole ? 2 : 1);
    if (!isWhole && !half) half = cell;
    else {
      rows.push(`<tr>${half}${isWhole && half ? `</tr><tr>${cell}` : cell}</tr>`);
      half = '';
    }
  }
  if (half) rows.push(`<tr>${half}</tr>`);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid ${LINE}">${rows.join('')}</table>`;
}

function figureCell({ label, value, note, isLoss }: MailFigure, columns: 1 | 2): string {
  const small = note
    ? `<br><span style="font-size:14px;line-height:1.5;color:${FAINT}">${escapeHtml(note)}</span>`
    : '';
  const width = columns === 2 ? 'colspan="2"' : 'width="50%"';
  const color = isLoss ? `;color:${LOSS}` : '';
  return `<td ${width} valign="top" style="padding:12px 12px 12px 0;border-top:1px solid ${LINE}"><span style="font-size:13px;color:${FAINT}">${escapeHtml(label)}</span><br><strong style="font-size:18px;line-height:1.4;font-weight:600${color}">${escapeHtml(breakable(value))}</strong>${small}</td>`;
}

const buttonOf = ({ label, url }: NonNullable<MailContent['button']>) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${INK};color:#ffffff;text-decoration:none;padding:13px 24px;border-radius:6px;font-weight:600">${escapeHtml(label)}</a></p>`;

const plainLink = (url: string, hint: string) =>
  `<p style="margin:0;font-size:13px;line-height:1.5;color:${FAINT}">${escapeHtml(hint)}<br><a href="${escapeHtml(url)}" style="color:${FAINT};word-break:break-all">${escapeHtml(url)}</a></p>`;
