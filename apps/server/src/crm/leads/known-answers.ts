import { formatMoney, LOCALES, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { Adicional } from '../../platform/db/schema/index.ts';

/** Choices of our quiz: their texts are in `quizSteps` under this name, and how many there are. */
const CHOICES: Record<string, { question: string; options: number; hasFixedIds?: true }> = {
  age: { question: 'age', options: 4 },
  risk: { question: 'risk', options: 3, hasFixedIds: true },
  goal: { question: 'goal', options: 4, hasFixedIds: true },
  property_type: { question: 'type', options: 5, hasFixedIds: true },
  exit: { question: 'exit', options: 3 },
  participation: { question: 'fund', options: 2 },
};

/** Choices and amounts of our quiz in the reader's language, whatever language they were made in; free text as it was written. */
export function inReadersLanguage<Given extends Adicional>(
  answers: readonly Given[],
  locale: Locale,
): Given[] {
  return answers.map((given) => {
    if (given.key === 'initial_payment')
      return { ...given, answer: amountFor(given.answer, locale) ?? given.answer };
    const choice = given.key === undefined ? undefined : CHOICES[given.key];
    if (!choice) return given;
    const textOf = (id: number, language: Locale) =>
      // Option ids are part of the message keys.
      translatorFor(language, 'quizSteps')(`option.${choice.question}.${id}` as 'option.age.1');
    const ids = Array.from({ length: choice.options }, (_, i) => i + 1);
    const said = plain(given.answer);
    const id =
      ids.find((one) => LOCALES.some((language) => plain(textOf(one, language)) === said)) ??
      // Other forms have their own words for the options that the rules know.
      (choice.hasFixedIds && ids.find((one) => one === given.id));
    return id ? { ...given, answer: textOf(id, locale) } : given;
  });
}

/** Of an amount as our quiz writes it in one of the languages. */
function amountFor(answer: string, locale: Locale): string | null {
  const amount = Number(answer.replace(/\D/g, ''));
  const isOurs = LOCALES.some(
    (language) => spaced(formatMoney(amount, language) ?? '') === spaced(answer.trim()),
  );
  return isOurs ? formatMoney(amount, locale) : null;
}

const spaced = (text: string): string => text.replace(/\s/g, ' ');
const plain = (text: string): string => text.trim().toLowerCase();
