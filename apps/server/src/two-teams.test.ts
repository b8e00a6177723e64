import * as contract from '@alpha/contract';
import { ENDPOINTS, type Endpoint } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventReader, readEvents } from '../test/event-reader.ts';
import { type Caller, callerWith, signedIn, tokenOf } from '../test/people.ts';
import { WAY } from '../test/purchases.ts';
import { sequenceOf } from '../test/sequence-of.ts';
import { sendingOf } from '../test/shortlisted-lead.ts';
import {
  CLIENT,
  clientForm,
  contactFile,
  done,
  fileToSend,
  findTeams,
  lastToken,
  reportTo,
  type Served,
  serveClient,
  statementOf,
  type Team,
} from '../test/team-at-work.ts';
import { type Answers, answersTo, changedAnswers, questionsOf } from '../test/team-questions.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

/**
 * Every endpoint has one class. `asks`: reads what a team has; its complete answer is compared. `acts`:
 * changes what a team has; the other team does it with the same address and with foreign ids. `apart`:
 * knows no lead (market, own account, visitors' pages) or belongs to administrators, who see all teams.
 */
const CLASSES: Record<'asks' | 'acts' | 'apart', string> = {
  asks: `listLeads getLead findDuplicate listLeadShares listShares listActivities getBoard
    getBoardTotals getBoardColumn exportLeads listLeadViews checkLeadImport listLeadImports
    listShortlists previewShortlist getDashboard listDashboardPeople listCohorts listDashboardWork listCampaigns listUsers getUser getSharedShortlist getSharedShortlistPicture compareSharedShortlist printSharedComparison getSharedProperty
    getSharedPropertyPdf getSharedPropertyPicture getProfile getToday getTeamToday
    listMessageTemplates listNotifications getNotificationSettings listTrash listLeadFiles downloadLeadFile getLeadFileThumbnail getLeadScore streamEvents listTemplates listSequences getLeadSequence getLeadRoom listLeadSearches listPurchases proposeClosing downloadPurchaseDocument listOwnedHomes listHomeEntries checkStatement getHomeYear`,
  acts: `submitLead createLead updateLead moveLead deleteLead eraseLead addActivity updateActivity
    deleteActivity assignLeads moveLeads deleteLeads tagLeads changeLeadsField undoBulk mergeLeads undoMerge setLostReason restoreLeads createLeadView updateLeadView deleteLeadView
    importLeads undoLeadImport sendProperty revokeShare openSharedProperty proposeShortlist
    addShortlistHome updateShortlist deleteShortlist sendShortlist revokeShortlist openSharedShortlist
    answerSharedShortlist answerSharedProperty askSharedProperty updateUser deleteUser inviteUser
    updateProfile uploadPortrait deletePortrait createShareLink markLinkShared createReaderScenario
    updateReaderScenario deleteReaderScenario recordTriedScenario sendLeadMessage updateLeadAttention
    readNotifications updateNotificationSettings uploadLeadFile renameLeadFile deleteLeadFile restoreLeadFile createTemplate updateTemplate deleteTemplate startSequence updateLeadSequence inviteToRoom askRoomLink createLeadSearch updateLeadSearch deleteLeadSearch
    startPurchase updatePurchase addPurchaseStep updatePurchaseStep removePurchaseStep closePurchase reopenClosing uploadPurchaseDocument deletePurchaseDocument createOwnedHome updateOwnedHome deleteOwnedHome addHomeEntries deleteHomeEntry
    importStatement deleteStatement`,
  apart: `getHealth getReadiness login logout getOwnUser verifyTwoFactor enableTwoFactor
    disableTwoFactor renewRecoveryCodes changePassword listOwnSessions endOwnSession
    endOtherSessions askPasswordReset checkPasswordReset resetPassword setOwnLocale createUser
    unlockUser resetUserTwoFactor deactivateUser activateUser listRoles listLeaders listStatuses
    getStatus createStatus updateStatus reorderStatuses deleteStatus listAudit listAuditActors
    exportAudit listCities listRandomProperties listProperties listPropertyMatches getPropertyMap
    getPropertySupply getStreets getStreetSetup listExchangeRates getExchangeForecasts getForecasts getMetroForecasts exportForecasts
    getMarketToday getPropertyByAddress getPropertyPdf compareProperties printComparison createComparisonLink listComparisonLinks revokeComparisonLink getLinkedComparison printLinkedComparison getMailState getLeadSettings
    updateLeadSettings listLostReasons saveLostReasons listLeadFields listFieldSettings createLeadField
    updateLeadField orderLeadFields deleteLeadField listTags listTagSettings createTag updateTag mergeTags deleteTag
    createSequence updateSequence deleteSequence uploadListingFile listImportKinds previewListingImport startListingImport
    stopListingImport deleteListingImport listListingImports getImportSurroundings
    getListingImportOutcome fetchListingFile getListingImport listListingImportRows listFeeds
    createFeed updateFeed deleteFeed testFeed runFeed cancelFeedRun undoListingImport getCurator
    findLanding listCuratorPages getCuratorPage createCuratorPage updateCuratorPage
    deleteCuratorPage findSampleReport getSampleReport chooseSampleReport proveIdentity getSignInRules updateSignInRules askUnlock unlockSignIn
    enterRoom getRoom leaveRoom leaveRoomEverywhere saveRoomHomes removeRoomHome restoreRoomHome noteRoomHome openRoomHomeReport answerRoomHome listRoomScenarios compareRoomHomes printRoomComparison createRoomComparisonLink listRoomComparisonLinks revokeRoomComparisonLink
    listRoomSearches createRoomSearch updateRoomSearch deleteRoomSearch listRoomSearchNews getAlertState stopAlerts
    listRoomPurchases tickRoomStep uploadRoomDocument downloadRoomDocument deleteRoomDocument renewRoomCalendar deleteRoomCalendar streamRoomEvents readPurchaseCalendar
    listRoomOwnedHomes listRoomHomeEntries addRoomHomeEntries deleteRoomHomeEntry getRoomHomeYear checkRoomStatement importRoomStatement deleteRoomStatement
    listScenarios createScenario updateScenario deleteScenario verifyHook receiveDelivery
    listIntakeSources createIntakeSource updateIntakeSource renewIntakeSecret deleteIntakeSource
    backfillIntakeSource listIntakeDeliveries testIntakeSource replayIntakeDelivery
    listWebhooks createWebhook updateWebhook renewWebhookSecret deleteWebhook testWebhook
    listWebhookMessages resendWebhookMessage listApiKeys createApiKey deleteApiKey
    getScoreWeights saveScoreWeights previewScoreWeights getReplyMailbox
    getPushKey listPushDevices addPushDevice confirmPushDevice removePushDevice testPushDevice
    listPropertyChecks decidePropertyChecks correctPropertyCheck reopenPropertyChecks
    getCalendarFeed renewCalendarFeed deleteCalendarFeed readCalendar listCampaignCosts saveCampaignCosts`,
};
const NO_PROFILE = {
  ...{ headline: { en: '', es: '' }, languages: [] },
  ...{ phone: null, whatsapp: null, calendar_url: null },
};
const MESSAGE = {
  ...{ channel: 'email', subject: 'x', body: 'x', locale: 'en', idempotency_key: 'one' },
};
const PURCHASE = {
  ...{ property_id: 1, bought_on: '2025-08-20', price_cents: 30_000_000, closing_costs_cents: 0 },
  ...{ down_payment_cents: 15_000_000, rate_percent: 7, loan_years: 30 },
};
const AMOUNTS = { entries: [{ date: '2025-09-09', kind: 'rent', amount_cents: 1 }] };
const TEMPLATE = {
  ...{ purpose: null, name: 'x', name_es: null, audience: 'me' },
  ...{ subject_en: '', body_en: 'x', subject_es: '', body_es: 'x' },
};
const OWN_STEP = {
  ...{ title: 'x', phase: 'prepare', who: 'investor', days: { min: 1, typical: 1, max: 1 } },
};
const CLOSING = { closed_on: '2026-01-15', terms: null };
const SEARCH = { name: 'x', filter: { city: 'Miami' }, frequency: 'daily', locale: 'en' };
const idsOf = (kind: keyof typeof CLASSES) => CLASSES[kind].split(/\s+/).sort();

it('every endpoint is classified: does it ask about a team, act on it, or neither?', () => {
  const known = Object.keys(CLASSES).flatMap((kind) => idsOf(kind as keyof typeof CLASSES));
  expect(known.sort()).toEqual((ENDPOINTS as readonly Endpoint[]).map(({ id }) => id).sort());
});

describe.each([
  ['Ellery', 'Montiel', 0],
  ['Montiel', 'Ellery', 1],
] as const)('two teams with one client: what %s does', (_, theOther, actorPlace) => {
  let test: TestApp;
  let actor: Team;
  let victim: Team;
  let served: Served;
  let reader: Caller;
  let stream: EventReader;
  let before: Answers;
  let own: Served;
  let field: { id: number };
  const acted = new Set<string>();

  beforeAll(async () => {
    test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
    const teams = await findTeams(test);
    actor = teams[actorPlace];
    victim = teams[1 - actorPlace] as Team;
    reader = callerWith(test);
    const admin = await signedIn(test, 'admin@alpha.test');
    const text = { name: 'Attorney', name_es: 'Abogado', type: 'text', is_required: false };
    const rights = { leader_access: 'edit', salesman_access: 'edit', options: [] };
    field = await done(admin(contract.createLeadField, { body: { ...text, ...rights } }));
    served = await serveClient(test, victim);
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    stream = await readEvents(origin, await tokenOf(test, victim.salesmanEmail));
    before = await answersOfVictim();
    expect(stream.all.length).toBeGreaterThan(0);
    stream.all.length = 0;
  });
  afterAll(async () => {
    stream?.stop();
    test.app.server.closeAllConnections();
    await test.close();
  });

  const answersOfVictim = () => {
    const { salesman, leader } = victim;
    return answersTo(questionsOf(victim, served, actor), { salesman, leader });
  };
  const act = (caller: Caller, endpoint: Endpoint, asked: object) => {
    if (idsOf('acts').includes(endpoint.id)) acted.add(endpoint.id);
    return caller(endpoint, asked);
  };
  const nothingChanged = async (what: string) =>
    expect(changedAnswers(before, await answersOfVictim()), what).toEqual([]);

  it('for the client changes no answer of the other team (security 10)', async () => {
    own = await serveClient(test, actor);
    await nothingChanged('serveClient');
    for (const id of `sendProperty createLead addActivity proposeShortlist updateShortlist
      sendShortlist openSharedProperty answerSharedProperty askSharedProperty openSharedShortlist
      answerSharedShortlist createLeadView importLeads createReaderScenario updateReaderScenario
      deleteReaderScenario recordTriedScenario`.split(/\s+/))
      acted.add(id);
  });

  it('is seen by nobody there: no text and no property of the other team is in an answer (security 10)', async () => {
    const { salesman, leader } = actor;
    const answers = await answersTo(questionsOf(actor, own, victim), { salesman, leader });
    const texts = Object.entries(answers).filter(([, answer]) =>
      JSON.stringify(answer).includes(victim.mark),
    );
    expect(texts.map(([question]) => question)).toEqual([]);
    for (const caller of [salesman, leader]) {
      const shares = await done<contract.LeadShare[]>(
        caller(contract.listLeadShares, { params: { id: own.lead.id } }),
      );
      expect(new Set(shares.map(({ property }) => property.id))).toEqual(new Set([actor.home.id]));
      expect(await done(caller(contract.listShares, { params: { id: victim.home.id } }))).toEqual(
        [],
      );
    }
  });

  it('with the other team’s ids is a 404 and changes nothing (security 10)', async () => {
    const { lead_status_id } = own.lead;
    const form = clientForm(actor, { lead_status_id });
    const lead = { id: served.lead.id };
    const attempts: [Endpoint, object, object?][] = [
      [contract.getLead, lead],
      [contract.listActivities, lead],
      [contract.listLeadShares, lead],
      [contract.listShortlists, lead],
      [contract.getLeadRoom, lead],
      [contract.inviteToRoom, lead, { locale: 'en' }],
      [contract.listOwnedHomes, lead],
      [contract.createOwnedHome, lead, PURCHASE],
      [contract.updateOwnedHome, { id: served.homeId }, { land_cents: 1 }],
      [contract.deleteOwnedHome, { id: served.homeId }],
      [contract.listHomeEntries, { id: served.homeId }],
      [contract.addHomeEntries, { id: served.homeId }, AMOUNTS],
      [contract.deleteHomeEntry, { id: served.entryId }],
      [contract.checkStatement, { id: served.homeId }, statementOf('x')],
      [contract.importStatement, { id: served.homeId }, statementOf('x')],
      [contract.deleteStatement, { id: served.statementId }],
      [contract.listLeadSearches, lead],
      [contract.createLeadSearch, lead, SEARCH],
      [contract.updateLeadSearch, { id: served.searchId }, { name: 'x' }],
      [contract.deleteLeadSearch, { id: served.searchId }],
      [contract.updateLead, lead, form],
      [contract.moveLead, lead, { lead_status_id }],
      [contract.deleteLead, lead],
      [contract.addActivity, lead, { kind: 'note', body: 'x' }],
      [contract.proposeShortlist, lead, {}],
      [contract.listMessageTemplates, lead],
      [contract.sendLeadMessage, lead, MESSAGE],
      [contract.updateLeadAttention, lead, { is_opened: true }],
      [contract.getLeadSequence, lead],
      [contract.updateLeadSequence, lead, { action: 'stop' }],
      [contract.updateTemplate, { id: served.templateId }, { ...TEMPLATE, version: 1 }],
      [contract.deleteTemplate, { id: served.templateId }],
      [contract.updateActivity, { id: served.noteId }, { body: 'x' }],
      [contract.updateActivity, { id: served.taskId }, { is_done: true }],
      [contract.deleteActivity, { id: served.noteId }],
      [contract.listLeadFiles, lead],
      [contract.listPurchases, lead],
      [contract.startPurchase, lead, WAY],
      [contract.updatePurchase, { id: served.purchaseId }, { outcome: 'closed' }],
      [contract.addPurchaseStep, { id: served.purchaseId }, OWN_STEP],
      [contract.updatePurchaseStep, { id: served.stepId }, { status: 'done' }],
      [contract.removePurchaseStep, { id: served.stepId }],
      [contract.proposeClosing, { id: served.purchaseId }],
      [contract.closePurchase, { id: served.purchaseId }, CLOSING],
      [contract.reopenClosing, { id: served.purchaseId }, { remove_home: true }],
      [contract.downloadPurchaseDocument, { id: served.documentId }],
      [contract.deletePurchaseDocument, { id: served.documentId }],
      [contract.getLeadScore, lead],
      [contract.downloadLeadFile, { id: served.fileId }],
      [contract.getLeadFileThumbnail, { id: served.fileId }],
      [contract.renameLeadFile, { id: served.fileId }, { name: 'x' }],
      [contract.deleteLeadFile, { id: served.fileId }],
      [contract.restoreLeadFile, { id: served.fileId }],
      [contract.updateLeadView, { id: served.viewId }, { name: 'x' }],
      [contract.deleteLeadView, { id: served.viewId }],
      [contract.undoLeadImport, { id: served.importId }],
      [contract.addShortlistHome, lead, { property_id: victim.home.id }],
      [contract.previewShortlist, { id: served.draftId }],
      [contract.updateShortlist, { id: served.draftId }, { message: 'x' }],
      [contract.deleteShortlist, { id: served.draftId }],
      [contract.sendShortlist, { id: served.draftId }, { seen_at: new Date().toISOString() }],
      [contract.revokeShortlist, { id: served.listId }],
      ...served.shareIds.map((id): [Endpoint, object] => [contract.revokeShare, { id }]),
      [contract.getProfile, { id: victim.salesmanId }],
      [contract.updateProfile, { id: victim.salesmanId }, NO_PROFILE],
      [contract.deletePortrait, { id: victim.salesmanId }],
    ];
    const ofLeaders: [Endpoint, object, object?][] = [
      [contract.eraseLead, lead, { email: CLIENT }],
      [contract.getUser, { id: victim.salesmanId }],
      [contract.deleteUser, { id: victim.salesmanId }],
      [contract.inviteUser, { id: victim.salesmanId }],
      [
        contract.updateUser,
        { id: victim.salesmanId },
        { name: 'x', email: 'x@x.test', role: 'salesman', leader_id: actor.leaderId },
      ],
    ];
    for (const [endpoint, params, body] of [...attempts, ...ofLeaders]) {
      const isForLeaders = ofLeaders.some(([each]) => each === endpoint);
      for (const caller of isForLeaders ? [actor.leader] : [actor.salesman, actor.leader]) {
        const answer = await act(caller, endpoint, { params, ...(body ? { body } : {}) });
        expect([endpoint.id, answer.statusCode, answer.body]).toEqual([
          ...[endpoint.id, 404, expect.not.stringContaining(victim.mark)],
        ]);
      }
    }
    const photo = {
      body: Buffer.from('x'),
      headers: { 'content-type': 'application/octet-stream' },
    };
    for (const caller of [actor.salesman, actor.leader]) {
      const params = { id: victim.salesmanId };
      const { statusCode } = await act(caller, contract.uploadPortrait, { params, ...photo });
      expect(statusCode).toBe(404);
      const file = { params: lead, ...fileToSend('x') };
      expect((await act(caller, contract.uploadLeadFile, file)).statusCode).toBe(404);
      const document = { params: { id: served.stepId }, ...fileToSend('x') };
      const sent = await act(caller, contract.uploadPurchaseDocument, document);
      expect(sent.statusCode).toBe(404);
    }
    await nothingChanged('foreign ids');
    const ids = [served.lead.id];
    const why = { body: { ids, reason_id: null, words: 'x' } };
    expect((await act(actor.leader, contract.setLostReason, why)).statusCode).toBe(404);
    const many: [Endpoint, object][] = [
      [contract.moveLeads, { ids, lead_status_id }],
      [contract.assignLeads, { ids, user_id: actor.salesmanId }],
      [contract.deleteLeads, { ids }],
      [contract.tagLeads, { ids, add_ids: [], remove_ids: [] }],
      [contract.changeLeadsField, { ids, field_id: field.id, value: 'x' }],
    ];
    for (const [endpoint, body] of many)
      expect(await done(act(actor.leader, endpoint, { body }))).toMatchObject({
        ...{ done: 0, skipped: [{ reason: 'gone', names: [] }] },
      });
    const dashboard = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
    const query = { ...dashboard, user_id: victim.salesmanId };
    expect((await actor.leader(contract.getDashboard, { query })).statusCode).toBe(404);
    await nothingChanged('foreign ids in bulk');
  });

  it('to its own lead with the address changes nothing there (security 10)', async () => {
    const { salesman, leader } = actor;
    const { id, lead_status_id } = own.lead;
    const params = { id };
    const steps: Record<string, () => Promise<unknown>> = {
      updateLead: async () => {
        const other = clientForm(actor, { lead_status_id, email: 'else@two-teams.test' });
        await done(act(salesman, contract.updateLead, { params, body: other }));
        const back = clientForm(actor, { lead_status_id, email: CLIENT.toUpperCase() });
        await done(act(salesman, contract.updateLead, { params, body: back }));
      },
      moveLead: async () => {
        const statuses = await done<{ id: number }[]>(
          salesman(contract.listStatuses, { query: { role: 'salesman' } }),
        );
        const body = { lead_status_id: statuses[1]?.id };
        await done(act(salesman, contract.moveLead, { params, body }));
        const ids = [id];
        const moved = await done<contract.BulkResult>(
          act(salesman, contract.moveLeads, { body: { ids, lead_status_id } }),
        );
        const undo = { body: { undo_id: moved.undo_id } };
        expect((await act(leader, contract.undoBulk, undo)).statusCode).toBe(404);
        await done(act(salesman, contract.undoBulk, undo));
        await done(act(salesman, contract.moveLeads, { body: { ids, lead_status_id } }));
      },
      activities: async () => {
        const note = { params: { id: own.noteId } };
        await done(act(salesman, contract.updateActivity, { ...note, body: { body: 'x' } }));
        await done(act(salesman, contract.deleteActivity, note));
        const call = { params, body: { kind: 'call', body: 'x' } };
        await done(act(leader, contract.addActivity, call));
        await done(act(salesman, contract.sendLeadMessage, { params, body: MESSAGE }));
        const mark = { snoozed_until: new Date().toISOString() };
        await done(act(salesman, contract.updateLeadAttention, { params, body: mark }));
      },
      files: async () => {
        // The same content as a file of the other team.
        const copy = fileToSend(victim.mark);
        const sent = { params, ...copy, query: { name: 'x.txt' } };
        const { id } = await done<{ id: number }>(act(salesman, contract.uploadLeadFile, sent));
        const file = { params: { id } };
        await done(act(leader, contract.renameLeadFile, { ...file, body: { name: 'y' } }));
        await done(act(salesman, contract.deleteLeadFile, file));
        await done(act(leader, contract.restoreLeadFile, file));
      },
      purchase: async () => {
        const plan = { params: { id: own.purchaseId } };
        const step = { params: { id: own.stepId } };
        await done(act(salesman, contract.updatePurchase, { ...plan, body: { locale: 'en' } }));
        await done(act(leader, contract.addPurchaseStep, { ...plan, body: OWN_STEP }));
        await done(act(salesman, contract.updatePurchaseStep, { ...step, body: { note: 'x' } }));
        // The same content as a document of the other team.
        const copy = { ...step, ...fileToSend(`${victim.mark} note`) };
        const sent = await done<{ id: number }>(act(leader, contract.uploadPurchaseDocument, copy));
        for (const id of [sent.id, own.documentId])
          await done(act(leader, contract.deletePurchaseDocument, { params: { id } }));
        await done(act(salesman, contract.removePurchaseStep, step));
        await done(act(salesman, contract.closePurchase, { ...plan, body: CLOSING }));
        await done(act(leader, contract.reopenClosing, { ...plan, body: { remove_home: true } }));
        await done(
          act(salesman, contract.updatePurchase, { ...plan, body: { outcome: 'cancelled' } }),
        );
        await done(act(leader, contract.startPurchase, { params, body: WAY }));
      },
      room: async () => {
        await done(act(salesman, contract.inviteToRoom, { params, body: { locale: 'es' } }));
        // The client has a room with each team.
        await done(act(reader, contract.askRoomLink, { body: { email: CLIENT, locale: 'es' } }));
      },
      searches: async () => {
        const mine = await done<{ id: number }>(
          act(salesman, contract.createLeadSearch, { params, body: SEARCH }),
        );
        const search = { params: { id: mine.id } };
        await done(act(leader, contract.updateLeadSearch, { ...search, body: { name: 'y' } }));
        await done(act(leader, contract.deleteLeadSearch, search));
      },
      templates: async () => {
        const mine = await done<{ id: number }>(
          act(leader, contract.createTemplate, {
            body: { ...TEMPLATE, kind: 'call', audience: 'team' },
          }),
        );
        const change = { params: { id: mine.id }, body: { ...TEMPLATE, version: 1 } };
        await done(act(leader, contract.updateTemplate, change));
        await done(act(leader, contract.deleteTemplate, { params: { id: mine.id } }));
      },
      sequences: async () => {
        // The call above has stopped the first one.
        const body = { ids: [id, served.lead.id], sequence_id: await sequenceOf(test) };
        expect(await done(act(salesman, contract.startSequence, { body }))).toEqual({
          ...{ started: 1, skipped: [{ reason: 'gone', count: 1 }] },
        });
        const stop = { params, body: { action: 'stop' } };
        await done(act(salesman, contract.updateLeadSequence, stop));
      },
      notifications: async () => {
        const seen_ids = Array.from({ length: contract.NOTIFICATIONS_MAX }, (_, i) => i + 1);
        for (const body of [{ lead_id: served.lead.id }, { seen_ids }])
          for (const caller of [salesman, leader])
            await done(act(caller, contract.readNotifications, { body }));
        for (const body of [{ app: [], digest: [], push: [] }, contract.DEFAULT_NOTIFICATIONS])
          await done(act(salesman, contract.updateNotificationSettings, { body }));
      },
      assignLeads: () =>
        done(act(leader, contract.assignLeads, { body: { ids: [id], user_id: actor.leaderId } })),
      sendProperty: async () => {
        for (const [place, caller] of [salesman, leader].entries()) {
          const body = reportTo(CLIENT.toUpperCase(), actor, `again ${place}`);
          await done(act(caller, contract.sendProperty, { body }));
        }
        const token = await lastToken(test);
        await done(act(reader, contract.openSharedProperty, { params: { token } }));
      },
      createShareLink: async () => {
        const body = { property_id: actor.home.id, locale: 'en', lead_id: own.lead.id };
        const link = await done<{ id: number }>(act(leader, contract.createShareLink, { body }));
        const shared = { params: { id: link.id }, body: { channel: 'whatsapp' } };
        await done(act(leader, contract.markLinkShared, shared));
        expect((await act(salesman, contract.markLinkShared, shared)).statusCode).toBe(404);
        const foreign = { body: { ...body, lead_id: served.lead.id } };
        expect((await act(leader, contract.createShareLink, foreign)).statusCode).toBe(404);
      },
      revokeShare: async () => {
        for (const shareId of own.shareIds)
          await done(act(salesman, contract.revokeShare, { params: { id: shareId } }));
      },
      shortlists: async () => {
        const list = await done<contract.Shortlist>(
          leader(contract.proposeShortlist, { params, body: { copy_of: own.listId } }),
        );
        await done(act(leader, contract.sendShortlist, sendingOf(list)));
        await done(act(leader, contract.revokeShortlist, { params: { id: list.id } }));
        // The draft may be full; the next one begins with this home.
        await done(act(leader, contract.deleteShortlist, { params: { id: own.draftId } }));
        const body = { property_id: actor.home.id };
        await done(act(leader, contract.addShortlistHome, { params, body }));
      },
      views: async () => {
        const view = { params: { id: own.viewId } };
        await done(act(salesman, contract.updateLeadView, { ...view, body: { name: 'y' } }));
        await done(act(salesman, contract.deleteLeadView, view));
      },
      importLeads: async () => {
        for (const duplicates of ['skip', 'update', 'create']) {
          const body = contactFile(actor, CLIENT, duplicates);
          const load = await done<{ id: number }>(act(leader, contract.importLeads, { body }));
          await done(act(leader, contract.undoLeadImport, { params: { id: load.id } }));
        }
      },
      submitLead: async () => {
        const body = { ...clientForm(actor), user_id: actor.salesmanId };
        await done(act(reader, contract.submitLead, { body }));
        // The form joined the team's own lead; a file makes another one.
        const file = contactFile(actor, CLIENT, 'create');
        await done(act(leader, contract.importLeads, { body: file }));
      },
      mergeLeads: async () => {
        const query = { email: CLIENT, page: 1, per_page: 100 };
        const { data } = await done<{ data: contract.Lead[] }>(
          leader(contract.listLeads, { query }),
        );
        const [one, two] = data;
        const seen = { version: one?.version, other_version: two?.version, from_other: [] };
        const body = { other_id: two?.id, ...seen };
        const foreign = { ...body, other_id: served.lead.id };
        const lead = { params: { id: one?.id } };
        const refused = await act(leader, contract.mergeLeads, { ...lead, body: foreign });
        expect(refused.statusCode).toBe(404);
        const { merge_id } = await done<{ merge_id: number }>(
          act(leader, contract.mergeLeads, { ...lead, body }),
        );
        await done(act(leader, contract.undoMerge, { body: { merge_id } }));
      },
      deleteLeads: async () => {
        const query = { email: CLIENT, page: 1, per_page: 100 };
        const { data } = await done<{ data: contract.Lead[] }>(
          leader(contract.listLeads, { query }),
        );
        const [kept, first, ...rest] = data;
        expect([kept, first].map((lead) => lead?.email.toLowerCase())).toEqual([
          ...[CLIENT.toLowerCase(), CLIENT.toLowerCase()],
        ]);
        await done(act(leader, contract.deleteLead, { params: { id: first?.id } }));
        const ids = rest.map((lead) => lead.id);
        if (ids.length > 0) await done(act(leader, contract.deleteLeads, { body: { ids } }));
        await done(act(leader, contract.restoreLeads, { body: { ids: [first?.id] } }));
        const erased = { params: { id: kept?.id }, body: { email: CLIENT } };
        await done(act(leader, contract.eraseLead, erased));
      },
    };
    // A hundred questions each time: after some steps, and after the last.
    const names = Object.keys(steps);
    for (const [place, name] of names.entries()) {
      await steps[name]?.();
      const done = names.slice(0, place + 1);
      if (done.length % 5 === 0 || done.length === names.length) await nothingChanged(`${done}`);
    }
  });

  it(`sends no live event to ${theOther} (security 10)`, async () => {
    // No contact with the lead: that would read what the bell has about it.
    const body = { kind: 'task', body: 'the end' };
    const params = { id: served.lead.id };
    await done(victim.salesman(contract.addActivity, { params, body }));
    await stream.next(({ kind }) => kind === 'changed');
    const others = stream.all.filter(
      (event) => !('lead_id' in event) || event.lead_id !== served.lead.id,
    );
    expect(others).toEqual([]);
    expect(stream.all).toHaveLength(1);
  });

  it('covers every endpoint that acts, and every question was asked', () => {
    expect([...acted].sort()).toEqual(idsOf('acts'));
    const asked = questionsOf(victim, served, actor).map(([{ id }]) => id);
    expect([...new Set([...asked, 'streamEvents'])].sort()).toEqual(idsOf('asks'));
  });
});
