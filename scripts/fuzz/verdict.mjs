// Acceptable responses: no 5xx, in time, as declared.
import { misfit } from './fits.mjs';
import { answerOf } from './operations.mjs';

/** A body that is too large is refused before it is read; the sender may find the connection closed. */
const CLOSED_DOOR = new Set(['ECONNRESET', 'EPIPE']);
const LARGE_BYTES = 60_000;
const LARGE_URL = 8_000;

/** → what is wrong with the response, or null. */
export function faultOf(request, answer, operation) {
  if (answer.failure) return isClosedDoor(request, answer) ? null : answer.failure;
  const { status } = answer;
  if (request.bytes) return status >= 500 ? `status ${status}` : null;
  if (status >= 500 && !isIntended(answer)) return `status ${status}`;
  return isAsDeclared(request, operation) ? unfit(answer, operation) : null;
}

const isClosedDoor = (request, { failure }) =>
  isUnreadHead(request, failure) ||
  (CLOSED_DOOR.has(failure) && (request.body ?? request.base64 ?? '').length >= LARGE_BYTES);

/** Oversized headers are refused before the method is known, so a HEAD may get a body. */
const isUnreadHead = ({ method, url }, failure) =>
  method === 'HEAD' && url?.length >= LARGE_URL && failure === 'HPE_INVALID_CONSTANT';

/** A deliberate 503 with Retry-After. */
const isIntended = ({ status, headers, bytes }) =>
  status === 503 && headers['retry-after'] && jsonOf(bytes)?.code === 'service.unavailable';

function isAsDeclared({ method, url }, operation) {
  const pattern = operation.path.replace(/\{\w+\}/g, '[^/]+');
  return method === operation.method && new RegExp(`^${pattern}$`).test(url.split('?')[0]);
}

function unfit({ status, headers, bytes }, operation) {
  if (status === 304) return null;
  // Sent by Node's HTTP server before routing: oversized headers, a request too slow.
  if (status === 431 || status === 408) return null;
  const declared = answerOf(operation, status);
  if (!declared) return `status ${status} is not declared`;
  const [type] = (headers['content-type'] ?? 'nothing').split(';');
  if (type !== declared.type) return `status ${status}: ${type} instead of ${declared.type}`;
  if (type !== 'application/json') return null;
  const body = jsonOf(bytes);
  if (body === undefined) return `status ${status}: no JSON`;
  const found = misfit(declared.schema, body);
  return found ? `status ${status}: ${found}` : null;
}

export function jsonOf(bytes) {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
