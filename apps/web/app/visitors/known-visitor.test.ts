import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownVisitor, noteFoundQuiz } from './known-visitor';

const NOBODY = { name: '', email: '' };
const ANA = { name: 'Ana', email: 'ana@x.test' };

let stored: string | null = null;

function openTab() {
  const tab = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: { getItem: () => stored },
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
    },
  });
  noteFoundQuiz();
  return tab;
}

const answerAs = ({ name, email }: typeof ANA) => {
  stored = JSON.stringify({ nombre: ` ${name} `, email });
};

beforeEach(() => {
  stored = null;
});

describe('the visitor known to a contact form', () => {
  it('is the person who answered the quiz since the tab was opened', () => {
    openTab();
    answerAs(ANA);
    noteFoundQuiz();
    expect(knownVisitor()).toEqual(ANA);
  });

  it('is unknown for the next person at the same computer', () => {
    answerAs(ANA);
    openTab();
    expect(knownVisitor()).toEqual(NOBODY);
    answerAs({ name: 'Luis', email: 'luis@x.test' });
    expect(knownVisitor().name).toBe('Luis');
  });

  it('is unknown without tab storage', () => {
    answerAs(ANA);
    vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
    expect(() => noteFoundQuiz()).not.toThrow();
    expect(knownVisitor()).toEqual(NOBODY);
  });

  it('is not stored a second time', () => {
    answerAs(ANA);
    expect([...openTab().values()].join()).not.toMatch(/ana/i);
  });

  it.each(['{"nombre":{"answer":"Ana"}}', 'null', '{'])(
    'is unknown for a quiz stored as %s',
    (text) => {
      openTab();
      stored = text;
      expect(knownVisitor()).toEqual(NOBODY);
    },
  );
});
