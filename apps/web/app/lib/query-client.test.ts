import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

const refused = (token: string) =>
  new ApiError(401, { message: '', code: 'auth.unauthenticated', request_id: '1' }, token);

function storeToken(token: string | null) {
  vi.stubGlobal('window', { localStorage: { getItem: () => token } });
}

async function ask(answers: (() => Promise<string>)[]) {
  const onUnauthenticated = vi.fn();
  const client = createQueryClient(onUnauthenticated);
  const result = await client
    .fetchQuery({
      queryKey: ['one'],
      queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    .catch((error: Error) => error);
  return { result, onUnauthenticated };
}

describe('a refused token', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('redirects to the login when it is the stored one', async () => {
    storeToken('old');
    const { onUnauthenticated } = await ask([() => Promise.reject(refused('old'))]);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('redirects to the login when nothing is stored any more', async () => {
    storeToken(null);
    const { onUnauthenticated } = await ask([() => Promise.reject(refused('old'))]);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('retries when another one has been stored since', async () => {
    storeToken('fresh');
    const { result, onUnauthenticated } = await ask([
      () => Promise.reject(refused('old')),
      () => Promise.resolve('answered'),
    ]);
    expect(result).toBe('answered');
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});
