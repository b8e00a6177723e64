// What an anonymous client can ask for without end: each attack is a function that returns the next path.
const VIEWS = ['street', 'garden', 'living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'evening'];
const PAGES = ['/', '/services', '/blog', '/quiz', '/landings/valeria-montiel', '/app/login'];

/** A counter of its own for each attack, so that no path is asked for twice. */
const counted = (pathOf) => {
  let n = 0;
  return () => pathOf(n++);
};

export const attacksOn = (pictures) => ({
  'pictures with made-up traits': counted(
    (n) =>
      `/media/illustrations/condo-${900 + (n % 99)}s-9b-9w-1980-11-${n}/${VIEWS[n % VIEWS.length]}.svg`,
  ),
  'pictures of the market': counted((n) => pictures[n % pictures.length]),
  'pages with a changing query': counted((n) => `${PAGES[n % PAGES.length]}?x=${n}`),
  'pages with a changing campaign': counted((n) => `${PAGES[n % PAGES.length]}?utm_x=${n}`),
  'pages that do not exist': counted((n) => `/no/such/page/${n}`),
  'pages of staff': counted((n) => `/app/leads/${n}?x=${n}`),
  'data of pages': counted((n) => `/landings/valeria-montiel.data?x=${n}`),
});
