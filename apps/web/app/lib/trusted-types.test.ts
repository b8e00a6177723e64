import { describe, expect, it } from 'vitest';
import { onlyLinks, RULES } from './trusted-types';

const LINK = '<a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a>';

describe('the Trusted Types policy (security 24)', () => {
  it('accepts HTML for no living element', () => {
    for (const sink of ['Element innerHTML', 'Element insertAdjacentHTML', 'Document write', ''])
      expect(RULES.createHTML('text', 'TrustedHTML', sink)).toBeNull();
  });

  it('keeps the links of a map’s credits', () => {
    expect(onlyLinks(`© ${LINK} · GSHHG`)).toBe(`© ${LINK} · GSHHG`);
    expect(RULES.createHTML(LINK, 'TrustedHTML', 'DOMParser parseFromString')).toBe(LINK);
  });

  it.each([
    '<img src=x onerror=ran()>',
    '<script>ran()</script>',
    '<a href="javascript:ran()">x',
    '<a href="https://a.test" onclick="ran()">x',
    '<a href="https://a.test"><svg onload=ran()>',
    '<A HREF="https://a.test">',
    '<a href="https://a.test" rel="x" onfocus=ran()>',
    '<<a href="https://a.test">img src=x onerror=ran()>',
  ])('turns %s into text', (html) => {
    const rest = onlyLinks(html).replaceAll(/<a href="https:\/\/a\.test">|<\/a>/g, '');
    expect(rest).not.toContain('<');
  });
});
