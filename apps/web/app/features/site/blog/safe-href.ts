/** Where a link of an article may lead: our own pages, https without a password in it, a mailbox. */
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
