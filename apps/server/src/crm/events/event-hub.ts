import type { LeadEvent } from '@alpha/contract';
import type { Database } from '../../platform/db/db.ts';
import { listTeamPlaces } from './events.queries.ts';
import { type Notice, readNotice } from './lead-notice.ts';
import { eventFor, type Person, type Teams } from './visible-event.ts';

/** A screen loads its leads and connects at about the same time: replay covers the gap. */
const REPLAY_MS = 10_000;
const MOST_REPLAYED = 200;
/** Team changes send a notice; this refreshes in case one was missed. */
const TEAMS_FRESH_MS = 60_000;

export type EventListener = {
  /** A function, because role and team may change while connected. */
  person: () => Person;
  send: (event: LeadEvent) => void;
  /** Checks again that the session is valid and what the viewer may see. */
  recheck: () => void;
  end: () => void;
};

/** Receives database notices and sends each listener the events they may see. */
export function createEventHub(database: Pick<Database, 'db' | 'listen'>) {
  const listeners = new Set<EventListener>();
  /** Reserved but not yet added. They count toward the limit: twenty may connect at once. */
  const arriving = new Set<EventListener>();
  let recent: { at: number; notice: Notice }[] = [];
  let teams: Teams = new Map();
  let teamsAt = 0;
  let queue = Promise.resolve();
  let isClosed = false;

  /** One at a time, so events are delivered in order. */
  const enqueue = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  const sendToAll = (event: LeadEvent) => {
    for (const { send } of listeners) send(event);
  };

  async function handle(notice: Notice): Promise<void> {
    if (notice.kind === 'team') teamsAt = 0;
    if (notice.kind === 'team' || notice.kind === 'session')
      for (const { person, recheck } of listeners)
        if (notice.users.includes(person().id)) recheck();
    remember(notice);
    if (listeners.size === 0) return;
    await refreshTeams(notice);
    for (const { person, send } of listeners) {
      const event = eventFor(person(), notice, teams);
      if (event) send(event);
    }
  }

  function remember(notice: Notice): void {
    const now = Date.now();
    recent = [...recent.filter(({ at }) => now - at < REPLAY_MS), { at: now, notice }].slice(
      -MOST_REPLAYED,
    );
  }

  async function refreshTeams(notice?: Notice): Promise<void> {
    const isKnown = ownersOf(notice).every((id) => id === undefined || teams.has(id));
    if (isKnown && Date.now() - teamsAt < TEAMS_FRESH_MS) return;
    const places = await listTeamPlaces(database.db);
    teams = new Map(places.map(({ id, ...place }) => [id, place]));
    teamsAt = Date.now();
  }

  const stop = database.listen({
    onNotice: (payload) => {
      const notice = readNotice(payload);
      // If teams cannot be loaded, visibility is unknown: clients reload with their own permissions.
      if (notice) void enqueue(() => handle(notice)).catch(() => sendToAll({ kind: 'many' }));
    },
    onGap: () => {
      teamsAt = 0;
      remember({ kind: 'many', owners: null });
      for (const { recheck } of listeners) recheck();
      sendToAll({ kind: 'many' });
    },
  });

  return {
    /** Reserves a connection for one user; false when the limit is reached. */
    reserve(listener: EventListener, most: number): boolean {
      const { id } = listener.person();
      const taken = [...listeners, ...arriving].filter(({ person }) => person().id === id);
      if (taken.length >= most) return false;
      arriving.add(listener);
      return true;
    },
    /** Registers a listener and replays the last 10 s. */
    async add(listener: EventListener): Promise<void> {
      await enqueue(async () => {
        if (isClosed) return listener.end();
        await refreshTeams();
        // Removed while it was waiting.
        if (!arriving.delete(listener)) return;
        const now = Date.now();
        const missed = recent.filter(({ at }) => now - at < REPLAY_MS);
        listeners.add(listener);
        for (const { notice } of missed) {
          const event = eventFor(listener.person(), notice, teams);
          if (event) listener.send(event);
        }
      });
    },
    remove: (listener: EventListener) => {
      arriving.delete(listener);
      listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      stop();
      for (const { end } of listeners) end();
    },
  };
}

function ownersOf(notice: Notice | undefined): (number | undefined)[] {
  if (notice?.kind === 'shortlists') return [notice.ownerId];
  return notice?.kind === 'lead' ? [notice.before?.ownerId, notice.after?.ownerId] : [];
}

export type EventHub = ReturnType<typeof createEventHub>;
