// A modest load with a ledger: everything the server confirmed is recorded and checked afterwards.
import { request as open } from 'node:http';

const READ_EVERY_MS = 60;
const LEAD_EVERY_MS = 120;
const MOVE_EVERY_MS = 150;
const MAIL_EVERY_MS = 2_500;
const LIMIT_MS = 30_000;
/** A modest load: a client that waits for a response sends nothing else meanwhile. */
const MOST_WAITING = 16;
/** Of a lead whose first move has not been confirmed yet. */
export const ANYWHERE = Symbol('anywhere');

/** One request; never throws. → `{status, ms, body}`, status 0 when nothing came. */
export function ask(url, { method = 'GET', path, token, body, limitMs = LIMIT_MS, bytes }) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const payload = bytes ?? (body ? JSON.stringify(body) : undefined);
    const sent = open(`${url}${path}`, {
      method,
      agent: false,
      headers: {
        'x-forwarded-for': nextAddress(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload
          ? {
              'content-type': bytes ? 'application/octet-stream' : 'application/json',
              'content-length': Buffer.byteLength(payload),
            }
          : {}),
      },
    });
    const done = (status, text = '') => {
      clearTimeout(timer);
      resolve({ status, ms: performance.now() - begun, body: text });
    };
    const timer = setTimeout(() => {
      sent.destroy();
      done(-1);
    }, limitMs);
    sent.on('error', () => done(0));
    sent.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done(answer.statusCode, text));
      answer.on('error', () => done(0));
    });
    sent.end(payload);
  });
}

let addresses = 0;
export function nextAddress() {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Starts the load. → the ledger, and the responses since the last look. */
export function startTraffic(url, world) {
  const ledger = { leads: new Set(), moves: new Map(), mails: new Set() };
  /** Responses that are wrong whatever is away. */
  const refusals = new Set();
  let answers = [];
  let count = 0;
  const pick = (items) => items[(count * 7919) % items.length];
  const homeId = () => pick(world.homeIds);

  const tell = async (request) => {
    const answer = await ask(url, request);
    answers.push({ status: answer.status, ms: answer.ms });
    if (answer.status >= 400 && answer.status !== 503)
      refusals.add(
        `${request.method ?? 'GET'} ${request.path}: ${answer.status} ${answer.body.slice(0, 200)}`,
      );
    return answer.status === 200;
  };
  const jobs = [
    [READ_EVERY_MS, () => tell({ path: `/api/properties?page=${1 + (count % 5)}` })],
    [
      LEAD_EVERY_MS,
      async () => {
        const email = `fault.${process.pid}.${count}@leads.test`;
        const body = {
          first_name: 'Fault',
          last_name: 'Visitor',
          phone: '-',
          email,
          source: 'home',
        };
        if (await tell({ method: 'POST', path: '/api/public/leads', body }))
          ledger.leads.add(email);
      },
    ],
    [
      MOVE_EVERY_MS,
      async () => {
        const [lead, status] = [pick(world.leads), pick(world.statuses)];
        const move = ledger.moves.get(lead) ?? { isBusy: false, possible: new Set([ANYWHERE]) };
        // One client per lead, so that the last confirmed move is the expected state.
        if (move.isBusy) return;
        ledger.moves.set(lead, move);
        move.isBusy = true;
        const request = { method: 'PUT', path: `/api/leads/${lead}`, token: world.salesman.token };
        const isDone = await tell({ ...request, body: { lead_status_id: status } });
        // Without a response it may have happened or not; with one, the state is known.
        if (isDone) move.possible.clear();
        move.possible.add(status);
        move.isBusy = false;
      },
    ],
    [
      MAIL_EVERY_MS,
      async () => {
        const email = `fault.${process.pid}.${count}@readers.test`;
        const body = {
          property_id: homeId(),
          email,
          subject: 'A home',
          message: 'Look.',
          locale: 'en',
        };
        const { token } = world.people[count % world.people.length];
        if (await tell({ method: 'POST', path: '/api/properties/send-email', token, body }))
          ledger.mails.add(email);
      },
    ],
  ];
  const running = new Set();
  const timers = jobs.map(([everyMs, job]) =>
    setInterval(() => {
      if (running.size >= MOST_WAITING) return;
      count += 1;
      const one = job().finally(() => running.delete(one));
      running.add(one);
    }, everyMs),
  );
  return {
    ledger,
    takeRefusals: () => {
      const taken = [...refusals].slice(0, 5);
      refusals.clear();
      return taken;
    },
    /** Statuses and times since the last call. */
    take: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
