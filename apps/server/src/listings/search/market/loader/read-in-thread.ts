import { startWorker } from '../../../../platform/lib/start-worker.ts';
import type { LoaderInput, LoaderOutput } from './market-loader.ts';
import type { WordLoaderInput, WordLoaderOutput } from './word-loader.ts';

export const readMarketInThread = (input: LoaderInput): Promise<LoaderOutput> =>
  runThread('market-loader', input);

export const readWordsInThread = (input: WordLoaderInput): Promise<WordLoaderOutput> =>
  runThread('word-loader', input);

/** The thread ends with its work, and gives back the memory it read into. */
function runThread<T>(name: string, input: LoaderInput | WordLoaderInput): Promise<T> {
  const worker = startWorker(import.meta.url, name, input);
  worker.unref();
  return new Promise<T>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`the thread ${name} exited`)));
  }).finally(() => worker.terminate());
}
