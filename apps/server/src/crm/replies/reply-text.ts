import { compile } from 'html-to-text';
import type { Email } from 'postal-mime';
import { withoutQuote } from './quoted-text.ts';

/** The timeline holds hundreds of entries. */
export const MAX_TEXT = 10_000;
const MAX_EXCERPT = 200;

const LEFT_OUT = [
  'blockquote',
  '.gmail_quote',
  '.yahoo_quoted',
  '#appendonsend',
  '#divRplyFwdMsg',
  'img',
];
const toText = (leftOut: readonly string[]) =>
  compile({
    wordwrap: false,
    limits: { maxInputLength: 1024 * 1024, maxDepth: 50 },
    selectors: [
      ...leftOut.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
    ],
  });
const ownText = toText(LEFT_OUT);
const wholeText = toText(['img']);

/** What the lead wrote, as plain text; empty for a message without words. */
export function replyText({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string {
  const plain = text.trim() ? text : ownText(html).trim() || wholeText(html);
  const own = withoutQuote(storable(plain));
  return own.length > MAX_TEXT ? `${own.slice(0, MAX_TEXT).trimEnd()}…` : own;
}

/** For a line in a list. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_EXCERPT ? `${line.slice(0, MAX_EXCERPT - 1).trimEnd()}…` : line;
}

/** Without characters that PostgreSQL refuses or that turn the reading direction of what follows. */
const storable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/gu, '');
