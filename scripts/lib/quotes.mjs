/**
 * One kind of quotes in all texts: “ and ”. → what is wrong with a text, or null. A straight one is also how a
 * forgotten quote of HTML or code looks.
 */
export function quoteProblem(text) {
  if (/["«»„]/.test(text)) return 'has quotes other than “ and ”';
  let open = 0;
  for (const [mark] of text.matchAll(/[“”]/g)) {
    open += mark === '“' ? 1 : -1;
    if (open < 0 || open > 1) break;
  }
  return open === 0 ? null : 'has a “ or ” without its other half';
}
