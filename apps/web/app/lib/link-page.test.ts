import { describe, expect, it } from 'vitest';
import { findLinkPage } from './link-page';

const LINK = `/property/share/${'a'.repeat(43)}`;
const find = (search: string, cookies: string | null = null) =>
  findLinkPage(new URL(LINK + search, 'https://alpha.test'), cookies);

describe('the page of a report behind a link', () => {
  it('is named by its link, its scenario and two choices of its reader', () => {
    const pages = ['', '?hold=7', '?hold=8', '?hold=7&down=40', '?pull=off'].map((search) =>
      find(search, 'locale=es; currency=COP'),
    );
    expect(pages.map((page) => page?.key.slice(LINK.length))).toEqual([
      ' locale=es; currency=COP',
      '?hold=7 locale=es; currency=COP',
      '?hold=8 locale=es; currency=COP',
      '?hold=7&down=40 locale=es; currency=COP',
      '?pull=off locale=es; currency=COP',
    ]);
    expect(new Set(pages.map((page) => page?.link))).toEqual(new Set([LINK]));
    expect(pages[1]?.target).toBe(`${LINK}?hold=7`);
  });

  it('is the same page for a language we do not have', () => {
    expect(find('', 'locale=xx')).toEqual(find(''));
    expect(find('', 'locale=en"><script>')).toEqual(find(''));
  });

  it.each([
    ...['?x=1', '?hold=7&x=1', '?hold=7&hold=8', '?hold=%37', '?hold=7&', '?hold'],
    ...[`?hold=${'7'.repeat(17)}`, '?hold=7%20', '?lang=en', '?hold=7&utm_source=mail'],
  ])('is not kept at %s', (search) => {
    expect(find(search)).toBeNull();
  });

  it('is not kept in a currency that anybody can make up', () => {
    expect(find('', 'currency=ZZZ')).toBeNull();
    expect(find('', 'currency=USD')?.cookie).toBe('currency=USD');
  });
});
