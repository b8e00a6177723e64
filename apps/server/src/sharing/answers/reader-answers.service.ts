import type {
  answerSharedProperty as answerEndpoint,
  askSharedProperty as askEndpoint,
  InputOf,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { saveAnswer, saveQuestion } from './answers.service.ts';

export async function answerSharedProperty(
  ctx: Ctx,
  { params: { token }, body }: InputOf<typeof answerEndpoint>,
): Promise<ResultOf<typeof answerEndpoint>> {
  return saveAnswer(ctx, token, body);
}

export async function askSharedProperty(
  ctx: Ctx,
  { params: { token }, body }: InputOf<typeof askEndpoint>,
): Promise<ResultOf<typeof askEndpoint>> {
  await saveQuestion(ctx, token, body);
  return { status: 'success' };
}
