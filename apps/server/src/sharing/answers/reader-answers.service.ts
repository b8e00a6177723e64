import type {
  answerSharedProperty as answerEndpoint,
  askSharedProperty as askEndpoint,
  InputOf,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { getOpenShare } from '../shares/shares.service.ts';
import { saveAnswer, saveQuestion } from './answers.service.ts';

export async function answerSharedProperty(
  ctx: Ctx,
  { params: { token }, body }: InputOf<typeof answerEndpoint>,
): Promise<ResultOf<typeof answerEndpoint>> {
  return saveAnswer(ctx, await getOpenShare(ctx, token), body);
}

export async function askSharedProperty(
  ctx: Ctx,
  { params: { token }, body }: InputOf<typeof askEndpoint>,
): Promise<ResultOf<typeof askEndpoint>> {
  await saveQuestion(ctx, await getOpenShare(ctx, token), body);
  return { status: 'success' };
}
