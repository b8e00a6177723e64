import type { LeadEvent } from '@alpha/contract';
import type { Database } from '../../platform/db/db.ts';
import { listTeamPlaces } from './events.queries.ts';
import { type Notice, readNotice } from './lead-notice.ts';
import { eventFor, type Person, type Teams } from './visible-event.ts';

/** A screen asks for its leads and connects at about the same time: nothing falls in between. */
const REPLAY_MS = 10_000;
const MOST_REPLAYED = 200;
/** Teams are told when they change; this is for what nobody told. */
const TEAMS_FRESH_MS = 60_000;

export type EventListener = {
  /** As they are now: role and team may change while they listen. */
  person: () => Person;
  tell: (event: LeadEvent) => void;
  /** Whether they are still who they were is to be asked again. */
  recheck: () => void;
  end: () => void;
};

/** Hears the database and tells each listener what they may know. */
export function createEventHub(database: Pick<Database, 'db' | 'listen'>) {
  const listeners = new Set<EventListener>();
  /** On their way in. They count already: twenty may come in the same moment. */
  const arriving = new Set<EventListener>();
  let recent: { at: number; notice: Notice }[] = [];
  let teams: Teams = new Map();
  let teamsAt = 0;
  let queue = Promise.resolve();
  let isClosed = false;

  /** One after the other: what is decided for the first must not be overtaken by the second. */
  const enqueue = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  const tellAll = (event: LeadEvent) => {
    for (const { tell } of listeners) tell(event);
  };

  async function handle(notice: Notice): Promise<void> {
    if (notice.kind === 'team') teamsAt = 0;
    if (notice.kind === 'team' || notice.kind === 'session')
      for (const { person, recheck } of listeners)
        if (notice.users.includes(person().id)) recheck();
    remember(notice);
    if (listeners.size === 0) return;
    await refreshTeams(notice);
    for (const { person, tell } of listeners) {
      const event = eventFor(person(), notice, teams);
      if (event) tell(event);
    }
  }

  function remember(notice: Notice): void {
    const now = Date.now();
    recent = [...recent.filter(({ at }) => now - at < REPLAY_MS), { at: now, notice }].slice(
      -MOST_REPLAYED,
    );
  }

  async function refreshTeams(notice?: Notice): Promise<void> {
    const owners =
      notice?.kind === 'lead' ? [notice.before?.ownerId, notice.after?.ownerId] : undefined;
    const isKnown = owners?.every((id) => id === undefined || teams.has(id)) ?? true;
    if (isKnown && Date.now() - teamsAt < TEAMS_FRESH_MS) return;
    const places = await listTeamPlaces(database.db);
    teams = new Map(places.map(({ id, ...place }) => [id, place]));
    teamsAt = Date.now();
  }

  const stop = database.listen({
    onNotice: (payload) => {
      const notice = readNotice(payload);
      // Teams that cannot be read now decide nothing: whoever listens asks with their own rights.
      if (notice) void enqueue(() => handle(notice)).catch(() => tellAll({ kind: 'many' }));
    },
    onGap: () => {
      teamsAt = 0;
      remember({ kind: 'many', owners: null });
      for (const { recheck } of listeners) recheck();
      tellAll({ kind: 'many' });
    },
  });

  return {
    /** Takes a place among those of one person; false when all are taken. */
    reserve(listener: EventListener, most: number): boolean {
      const { id } = listener.person();
      const taken = [...listeners, ...arriving].filter(({ person }) => person().id === id);
      if (taken.length >= most) return false;
      arriving.add(listener);
      return true;
    },
    /** Whoever has a place hears from now on, and what was told in the last seconds. */
    async add(listener: EventListener): Promise<void> {
      await enqueue(async () => {
        if (isClosed) return listener.end();
        await refreshTeams();
        // Gone again meanwhile.
        if (!arriving.delete(listener)) return;
        const now = Date.now();
        const missed = recent.filter(({ at }) => now - at < REPLAY_MS);
        listeners.add(listener);
        for (const { notice } of missed) {
          const event = eventFor(listener.person(), notice, teams);
          if (event) listener.tell(event);
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

export type EventHub = ReturnType<typeof createEventHub>;
