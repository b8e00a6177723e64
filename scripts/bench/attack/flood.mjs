// Sixty connections from one address that never pause: each sends its next request as soon as the last
// one is answered, and reads every answer to its end.
import { Agent, get } from 'node:http';

/** → `stop()`, which returns how many answers there were by status. */
export function startFlood(url, nextPath, { connections = 60, address }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map();
  let isOver = false;
  const count = (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const loops = Array.from({ length: connections }, async () => {
    while (!isOver) count(await ask(agent, `${url}${nextPath()}`, address));
  });
  return async () => {
    isOver = true;
    // Answers that are still under way belong to nobody's measurement.
    agent.destroy();
    await Promise.all(loops);
    statuses.delete('gone');
    return Object.fromEntries(statuses);
  };
}

function ask(agent, url, address) {
  const headers = { 'x-forwarded-for': address, 'accept-encoding': 'gzip' };
  return new Promise((resolve) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve('gone'));
    }).on('error', () => resolve('gone'));
  });
}
