import { breakable } from '@alpha/i18n';
import { escapeHtml, FAINT, INK, LINE } from './mail-style.ts';

/** A listing with what is new about it. */
export type MailListing = {
  /** A `data:` URL. */
  picture: string | null;
  /** Why it is in the email. */
  reason: string;
  title: string;
  subtitle: string;
  /** Its price, with the one before. */
  price: string;
  lines: readonly string[];
  url: string;
};

export const listingsOf = (listings: readonly MailListing[] = []): string =>
  listings.map(listingOf).join('');

function listingOf({ picture, reason, title, subtitle, price, lines, url }: MailListing): string {
  const link = escapeHtml(url);
  const image = picture
    ? `<a href="${link}"><img width="504" alt="" src="${picture}" style="display:block;width:100%;height:auto;border:0;border-radius:6px;margin:0 0 12px"></a>`
    : '';
  const details = lines
    .map(
      (line) =>
        `<p style="margin:6px 0 0;font-size:14px;line-height:1.5;color:${FAINT}">${escapeHtml(breakable(line))}</p>`,
    )
    .join('');
  return `<div style="margin:0 0 20px;padding:20px 0 0;border-top:1px solid ${LINE}">${image}<p style="margin:0 0 4px;font-size:13px;font-weight:600">${escapeHtml(reason)}</p><h2 style="margin:0;font-size:18px;line-height:1.3;font-weight:600"><a href="${link}" style="color:${INK}">${escapeHtml(title)}</a></h2><p style="margin:2px 0 0;font-size:14px;line-height:1.5;color:${FAINT}">${escapeHtml(subtitle)}</p><p style="margin:8px 0 0;font-size:17px;line-height:1.4;font-weight:600">${escapeHtml(breakable(price))}</p>${details}</div>`;
}

/** Without its link, which is the button’s. */
export const listingLines = ({ reason, title, subtitle, price, lines }: MailListing): string =>
  [`${reason}: ${title}`, subtitle, price, ...lines].join('\n');
