import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it('shows every page when there are five or fewer', () => {
    expect(pageWindow(1, 0)).toEqual([]);
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows first, neighbors and last with gaps between', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('omits the gap where pages are consecutive', () => {
    expect(pageWindow(1, 6)).toEqual([1, 2, 'gap', 6]);
    expect(pageWindow(3, 6)).toEqual([1, 2, 3, 4, 'gap', 6]);
    expect(pageWindow(6, 6)).toEqual([1, 'gap', 5, 6]);
  });

  it('never shows a page twice and always shows the current one', () => {
    for (let last = 1; last <= 30; last++)
      for (let current = 1; current <= last; current++) {
        const pages = pageWindow(current, last).filter((slot) => slot !== 'gap');
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toContain(current);
        expect(pages.length).toBeLessThanOrEqual(5);
      }
  });
});
