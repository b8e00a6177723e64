import type { CallOf, Endpoint, ErrorBody, ResponseOf } from '@alpha/contract';
import { headersFor, repeated, tokenFor, urlOf } from './api-client';
import { ApiError } from './api-error';

type UploadOptions = {
  /** Share of the bytes sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Uploads a file as raw bytes. */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  { params, query }: CallOf<E> & { params?: object; query?: object },
  file: Blob,
  options: UploadOptions,
): Promise<ResponseOf<E>> {
  const url = urlOf(endpoint, params, query);
  return repeated(() => sendFile(endpoint, url, file, options));
}

/** XMLHttpRequest, because fetch has no upload progress. */
function sendFile<E extends Endpoint>(
  endpoint: E,
  url: string,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<ResponseOf<E>> {
  const token = tokenFor(endpoint);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, null, token));
    request.open(endpoint.method, url);
    for (const [name, value] of headersFor(token, undefined)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as ResponseOf<E>);
      else reject(new ApiError(request.status, answer as ErrorBody | null, token));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
