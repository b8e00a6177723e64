// One GET to its last byte over a keep-alive connection, compressed as browsers ask for it. Plain
// HTTP, to measure the server without the overhead of `fetch`.
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** → milliseconds; anything but a 200 is an error. */
export function ask(url, headers = {}) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { 'accept-encoding': 'gzip', ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - begun)
            : reject(new Error(`${answer.statusCode} for ${url}`)),
        );
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
