import { onlineManager } from '@tanstack/react-query';
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
  const onStepRequired = vi.fn();
  const client = createQueryClient({ onUnauthenticated, onStepRequired });
  const result = await client
    .fetchQuery({
      queryKey: ['one'],
      queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    .catch((error: Error) => error);
  return { result, onUnauthenticated, onStepRequired };
}

it.each(['auth.passwordChangeRequired', 'auth.twoFactorRequired'])(
  'a step that must come first (%s) is reported, without signing out',
  async (code) => {
    const refusal = new ApiError(403, { message: '', code, request_id: '1' }, 'token');
    const { onStepRequired, onUnauthenticated } = await ask([() => Promise.reject(refusal)]);
    expect(onStepRequired).toHaveBeenCalledOnce();
    expect(onUnauthenticated).not.toHaveBeenCalled();
  },
);

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

  it('changes nothing when another one has been stored since', async () => {
    storeToken('fresh');
    const { onUnauthenticated } = await ask([() => Promise.reject(refused('old'))]);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe('a request that gets no answer', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
  });
  const lost = () => Promise.reject(new ApiError(0, null, 'token'));

  it('fails at once while the browser is offline, instead of waiting forever', async () => {
    onlineManager.setOnline(false);
    vi.stubGlobal('navigator', { onLine: false });
    const { result } = await ask([lost]);
    expect(result).toMatchObject({ status: 0 });
  });

  it('is not kept for later when it was a change', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient({ onUnauthenticated: vi.fn(), onStepRequired: vi.fn() });
    const change = client.getMutationCache().build(client, { mutationFn: lost });
    await expect(change.execute(undefined)).rejects.toMatchObject({ status: 0 });
  });

  it('is repeated twice while the browser is online', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect((await ask([lost, lost, async () => 'answered'])).result).toBe('answered');
    expect((await ask([lost, lost, lost])).result).toMatchObject({ status: 0 });
  });
});
