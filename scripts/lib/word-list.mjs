/**
 * Words that confused readers, with replacements. `except` lists files, or parts of paths,
 * where the word is right, and says why.
 */
export const WORDS = [
  { word: /\b(un)?told\b/, instead: 'say who said what, or “has no …”, “known”, “given”' },
  { word: /\bforet(ell|ells|elling|old)\b/, instead: 'predict, preview' },
  { word: /\bwhoever\b/, instead: 'anyone who, the person who, the caller' },
  { word: /\bwhomever\b/, instead: 'anyone' },
  { word: /\bwish(es|ed)?\b/, instead: 'preference, request, pending' },
  { word: /\blacks?\b/, instead: 'blocker, missing, has no' },
  {
    word: /\bstands? (in|at|on|beside|there|here|apart|above|below|under|alone|so)\b/,
    instead: 'is',
  },
  { word: /\bstirs?\b|\bstirred\b/, instead: 'notify, change' },
  { word: /\bof which\b/, instead: 'two sentences' },
  { word: /\banew\b/, instead: 'again' },
  { word: /\bunbeliev|\bbeliev(e|es|ed|able)\b/, instead: 'plausible, trusted, accepted' },
  { word: /\bletters? (to|for|from|about|that is sent)\b/, instead: 'email' },
  { word: /\be-mails?\b/, instead: 'email' },
  { word: /\banalys(e|ed|er|ers|ing)\b/, instead: 'analyze' },
  { word: /\bcolours?\b|\bcoloured\b/, instead: 'color' },
  { word: /\bneighbou?rs?hood\b.{0}(?<=bourhood)|\bneighbours?\b/, instead: 'neighbor' },
  {
    word: /\bbehaviours?\b|\bfavou?r(?<=our)(s|ite)?\b|\bhonour(s|ed)?\b/,
    instead: 'American spelling',
  },
  {
    word: /\bcentres?\b|\bmetres?\b|\blicences?\b|\bcatalogues?\b|\bgrey\b/,
    instead: 'American spelling',
  },
  {
    word: /\b(organ|recogn|real|normal|summar|special|initial|optim|minim|maxim)is(e|es|ed|ing|ation)\b/,
    instead: '-ize',
  },
];
