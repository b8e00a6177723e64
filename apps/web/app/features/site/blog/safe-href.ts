/** Allowed link targets of an article: our own pages, https without credentials, mailto. */
export function isSafeHref(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href)) return false;
  // `//host` would leave the site.
  if (href.startsWith('/')) return !href.startsWith('//');
  return isPublicHttps(href) || /^mailto:[^@?&]+@[\w.-]+$/i.test(href);
}

function isPublicHttps(href: string): boolean {
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}
