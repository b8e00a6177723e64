import { describe, expect, it } from 'vitest';
import { excerptOf, MAX_TEXT, replyText } from './reply-text.ts';

const own = (...lines: string[]) => replyText({ text: lines.join('\r\n') });

describe('the text of a reply', () => {
  it.each([
    ['Gmail', 'On Wed, Nov 18, 2026 at 10:00 AM Ana <ana@x.test> wrote:', '> Any news?'],
    [
      'Gmail in Spanish',
      'El mié, 18 nov 2026 a las 10:00, Ana (<ana@x.test>) escribió:',
      '> ¿Novedades?',
    ],
    [
      'a long name',
      'On Wed, Nov 18, 2026 at 10:00 AM Ana <a.very.long.address@',
      'x.test> wrote:',
      '> News?',
    ],
    [
      'Outlook',
      '________________________________',
      'From: Ana <ana@x.test>',
      'Sent: Wednesday',
      'Any news?',
    ],
    [
      'Outlook in Spanish',
      'De: Ana <ana@x.test>',
      'Enviado el: miércoles, 18 de noviembre',
      'Para: Marta',
      '¿Novedades?',
    ],
    ['an old program', '-----Original Message-----', 'From: Ana', 'Any news?'],
    ['Portuguese', 'Em qua., 18 de nov. de 2026, Ana <ana@x.test> escreveu:', '> Novidades?'],
  ])('is without what it answers: %s', (_program, ...quote) => {
    expect(own('Yes, call me.', '', 'Marta', '', ...quote)).toBe('Yes, call me.\n\nMarta');
  });

  it('keeps answers between quoted lines, and what only looks like a quote', () => {
    expect(own('On Wed, Ana wrote:', '> When?', 'On Friday.', '> Where?', 'At home.')).toBe(
      'On Friday.\nAt home.',
    );
    expect(own('I wrote: yes', 'From: Bogotá to Miami', 'it takes a day')).toBe(
      'I wrote: yes\nFrom: Bogotá to Miami\nit takes a day',
    );
  });

  it('is everything where nothing else would be left', () => {
    expect(own('> Only quoted')).toBe('> Only quoted');
    expect(own('')).toBe('');
  });

  it('is without the line that a phone adds', () => {
    expect(own('Yes', '', 'Sent from my iPhone')).toBe('Yes');
    expect(own('Sí', '', 'Enviado desde mi iPhone', '', 'El mié, Ana escribió:', '> ¿?')).toBe(
      'Sí',
    );
  });

  it('is read from HTML without quote, scripts and links that say something else', () => {
    const html = `<style>p{}</style><p>Yes &amp; no<br>second</p><script>alert(1)</script>
      <p><a href="https://evil.test">here</a></p><div class="gmail_quote">On Wed, Ana wrote:
      <blockquote>Any news?</blockquote></div>`;
    expect(replyText({ html })).toBe('Yes & no\nsecond\n\nhere');
  });

  it('is bounded, and holds nothing a database refuses or that turns the text around', () => {
    expect(own(`a\0b\u202ec\ud800d\u2066`)).toBe('abcd');
    expect(replyText({ text: 'x'.repeat(50_000) })).toHaveLength(MAX_TEXT + 1);
    expect(replyText({ html: `<div>${'<div>'.repeat(20_000)}deep` }).length).toBeLessThan(100);
    expect(excerptOf(`one\n\n two ${'x'.repeat(500)}`)).toMatch(/^one two x{190,}…$/);
  });

  it('is found quickly in whatever a stranger writes', () => {
    const started = performance.now();
    for (const part of ['On ', '> ', '\n', '_', 'From: a\n', '<div>', '&amp;', ' '])
      replyText({ text: part.repeat(200_000 / part.length), html: part.repeat(200_000) });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
