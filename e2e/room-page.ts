import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { answered } from './quiz/quiz-page.ts';
import { messageTo } from './report/share-page.ts';

/** Answers the quiz in Spanish up to its result; `ref`: whose link it was. → the visitor's address */
export async function throughQuiz(page: Page, ref: number | null = null): Promise<string> {
  await page.goto('/quiz?lang=es');
  await answered(page, 5);
  const email = await page.evaluate((ref) => {
    const quiz = JSON.parse(localStorage.getItem('quizData') ?? '{}');
    const chosen = { label: 'question', answer: 'answer', id: 1 };
    const last = {
      ...{ selectedExitStrategy: chosen, selectedParticipation: chosen },
      ...(ref !== null && { ref: String(ref) }),
    };
    localStorage.setItem('quizData', JSON.stringify({ ...quiz, ...last }));
    return quiz.email as string;
  }, ref);
  await page.goto('/profile-result?lang=es');
  return email;
}

/** The key of the room in the latest email. */
export async function roomLink(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      () => {
        const text = messageTo(email).replaceAll('=3D', '=');
        path = /\/room\?lang=es#token=[\w-]{40,}/.exec(text)?.[0] ?? '';
        return path;
      },
      { message: `a link to the room for ${email}` },
    )
    .not.toBe('');
  return path;
}
