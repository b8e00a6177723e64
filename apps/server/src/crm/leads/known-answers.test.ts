import { describe, expect, it } from 'vitest';
import { inReadersLanguage } from './known-answers.ts';

const answersOf = (given: { label: string; answer: string; id?: number; key?: string }[]) => ({
  en: inReadersLanguage(given, 'en').map(({ answer }) => answer),
  es: inReadersLanguage(given, 'es').map(({ answer }) => answer),
});

describe('answers of a lead', () => {
  it('that are choices of the quiz are in the language of the reader', () => {
    const answers = answersOf([
      { label: 'Riesgo', answer: 'Bajo', id: 1, key: 'risk' },
      { label: 'Goal', answer: 'stable neighborhood ', key: 'goal' },
      { label: 'Tipo', answer: 'Lo mejor', id: 3, key: 'property_type' },
    ]);
    expect(answers.en).toEqual(['Low', 'Stable neighborhood', 'Luxury']);
    expect(answers.es[0]).toBe('Bajo');
    expect(answers.es[1]).not.toBe('Stable neighborhood');
  });

  it('that are the down payment of the quiz are written as the reader writes amounts', () => {
    const answers = answersOf([
      { label: 'Pago inicial', answer: 'US$\u00a0269.000', key: 'initial_payment' },
      { label: 'Pago inicial', answer: 'US$ 42.000', key: 'initial_payment' },
      { label: 'Down payment', answer: '$1,000,000', key: 'initial_payment' },
    ]);
    expect(answers.en).toEqual(['$269,000', '$42,000', '$1,000,000']);
    expect(answers.es).toEqual(['US$\u00a0269.000', 'US$\u00a042.000', 'US$\u00a01.000.000']);
  });

  it('that are an amount in words of their own stay as they were given', () => {
    const given = ['unos 200.000', '$269,00', '269.000', 'EUR 269.000', '$100,000 - $200,000'].map(
      (answer) => ({ label: 'Down payment', answer, key: 'initial_payment' }),
    );
    const texts = given.map(({ answer }) => answer);
    expect(answersOf(given)).toEqual({ en: texts, es: texts });
  });

  it('that are free text, or choices we do not know, stay as they were given', () => {
    const given = [
      { label: 'Mensaje', answer: 'Bajo', key: 'message' },
      { label: '¿Riesgo?', answer: 'Bajo' },
      { label: 'Risk', answer: 'Wild', id: 9, key: 'risk' },
      { label: 'Exit', answer: 'Sell to my son', id: 3, key: 'exit' },
    ];
    const texts = given.map(({ answer }) => answer);
    expect(answersOf(given)).toEqual({ en: texts, es: texts });
  });
});
