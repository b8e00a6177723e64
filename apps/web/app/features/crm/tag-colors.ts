import type { TagColor } from '@alpha/contract';

/** Ground and text, light and dark; each pair has a contrast of at least 5:1. */
const COLORS: Record<TagColor, [ground: string, text: string]> = {
  gray: ['light-dark(#e8e4da, #2c384d)', 'light-dark(#464b57, #d5dbe6)'],
  red: ['light-dark(#fbe1dc, #4b2020)', 'light-dark(#8f2414, #ffc0b3)'],
  amber: ['light-dark(#f8e7c4, #45330f)', 'light-dark(#6f4a00, #f6d58e)'],
  green: ['light-dark(#deeed3, #1f3b1c)', 'light-dark(#2f5b17, #bfe3a8)'],
  teal: ['light-dark(#d5efe9, #10403c)', 'light-dark(#0b5a50, #9fe2d5)'],
  blue: ['light-dark(#dde7fa, #1e2f5e)', 'light-dark(#1f46a3, #bccfff)'],
  purple: ['light-dark(#ebe1f8, #372558)', 'light-dark(#5b2f9c, #d8c3ff)'],
  pink: ['light-dark(#fae0ec, #4b1d37)', 'light-dark(#951d5c, #ffbcd9)'],
};

export function tagStyle(color: TagColor): { backgroundColor: string; color: string } {
  const [backgroundColor, text] = COLORS[color];
  return { backgroundColor, color: text };
}
