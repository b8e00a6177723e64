import { describe, expect, it } from 'vitest';
import { firstMistake, isIncomplete, mistakesIn, readValues } from './contact-values';

const typed = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readValues(form);
};

describe('a contact form', () => {
  it('requires name and email and nothing else', () => {
    const mistakes = mistakesIn(typed({ country: 'Peru' }), false);
    expect(mistakes).toEqual({ name: 'missing', email: 'missing' });
    expect([firstMistake(mistakes), isIncomplete(mistakes)]).toEqual(['name', true]);
    expect(mistakesIn(typed({ name: 'Ana', email: 'ana@x.co' }), false)).toEqual({});
  });

  it('treats blanks as empty', () => {
    const mistakes = mistakesIn(typed({ name: 'Ana', email: '  ' }), false);
    expect([mistakes, firstMistake(mistakes)]).toEqual([{ email: 'missing' }, 'email']);
  });

  it('is not sent with an email that the field itself rejects', () => {
    const mistakes = mistakesIn(typed({ name: 'Ana', email: 'ana' }), true);
    expect([mistakes, isIncomplete(mistakes)]).toEqual([{ email: 'odd' }, false]);
  });

  it('is not sent with an email that the API would refuse', () => {
    for (const email of ['ana@x', 'ana@x.co, b@x.co', 'ana..b@x.co'])
      expect(mistakesIn(typed({ name: 'Ana', email }), false)).toEqual({ email: 'odd' });
  });
});
