import { ENDPOINTS, type Endpoint } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, tokenOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { codeOf } from '../test/totp-code.ts';

/** Who gets past the guard: a for anyone, t temp token, s salesman, l leader, m administrator. */
const WHO = { a: 'anonymous', t: 'temp', s: 'salesman', l: 'leader', m: 'admin' } as const;
type Letter = keyof typeof WHO;

/** Written by hand, not derived from the table of permissions: the two must agree. */
const MAY: Record<string, string> = {
  getHealth: 'atslm',
  getReadiness: 'atslm',
  login: 'atslm',
  listCities: 'atslm',
  listRandomProperties: 'atslm',
  listProperties: 'atslm',
  listPropertyMatches: 'atslm',
  getPropertyMap: 'atslm',
  getPropertySupply: 'atslm',
  getStreets: 'atslm',
  getStreetSetup: 'm',
  getForecasts: 'atslm',
  getExchangeForecasts: 'atslm',
  listExchangeRates: 'atslm',
  getMetroForecasts: 'atslm',
  exportForecasts: 'atslm',
  getMarketToday: 'slm',
  getPropertyByAddress: 'slm',
  getPropertyPdf: 'slm',
  compareProperties: 'slm',
  printComparison: 'slm',
  compareSharedShortlist: 'atslm',
  printSharedComparison: 'atslm',
  getSharedProperty: 'atslm',
  getSharedPropertyPdf: 'atslm',
  getSharedPropertyPicture: 'atslm',
  openSharedProperty: 'atslm',
  answerSharedProperty: 'atslm',
  askSharedProperty: 'atslm',
  sendProperty: 'slm',
  getMailState: 'slm',
  listShares: 'slm',
  revokeShare: 'slm',
  getCurator: 'atslm',
  findLanding: 'atslm',
  listCuratorPages: 'slm',
  getCuratorPage: 'slm',
  createCuratorPage: 'lm',
  updateCuratorPage: 'slm',
  deleteCuratorPage: 'lm',
  findSampleReport: 'atslm',
  getSampleReport: 'atslm',
  chooseSampleReport: 'm',
  listScenarios: 'slm',
  createScenario: 'slm',
  updateScenario: 'slm',
  deleteScenario: 'slm',
  createReaderScenario: 'atslm',
  updateReaderScenario: 'atslm',
  deleteReaderScenario: 'atslm',
  recordTriedScenario: 'atslm',
  createShareLink: 'slm',
  markLinkShared: 'slm',
  askPasswordReset: 'atslm',
  checkPasswordReset: 'atslm',
  resetPassword: 'atslm',
  askUnlock: 'atslm',
  askRoomLink: 'atslm',
  enterRoom: 'atslm',
  // Only an investor's own session: no token of staff opens a room.
  getRoom: '',
  leaveRoom: '',
  leaveRoomEverywhere: '',
  saveRoomHomes: '',
  removeRoomHome: '',
  restoreRoomHome: '',
  noteRoomHome: '',
  answerRoomHome: '',
  listRoomScenarios: '',
  listRoomPurchases: '',
  tickRoomStep: '',
  uploadRoomDocument: '',
  downloadRoomDocument: '',
  deleteRoomDocument: '',
  renewRoomCalendar: '',
  deleteRoomCalendar: '',
  streamRoomEvents: '',
  readPurchaseCalendar: 'atslm',
  listPurchases: 'slm',
  startPurchase: 'slm',
  updatePurchase: 'slm',
  addPurchaseStep: 'slm',
  updatePurchaseStep: 'slm',
  removePurchaseStep: 'slm',
  proposeClosing: 'slm',
  closePurchase: 'slm',
  reopenClosing: 'slm',
  uploadPurchaseDocument: 'slm',
  downloadPurchaseDocument: 'slm',
  deletePurchaseDocument: 'slm',
  listRoomOwnedHomes: '',
  listRoomHomeEntries: '',
  addRoomHomeEntries: '',
  deleteRoomHomeEntry: '',
  getRoomHomeYear: '',
  checkRoomStatement: '',
  importRoomStatement: '',
  deleteRoomStatement: '',
  compareRoomHomes: '',
  printRoomComparison: '',
  listRoomSearches: '',
  createRoomSearch: '',
  updateRoomSearch: '',
  deleteRoomSearch: '',
  listRoomSearchNews: '',
  listLeadSearches: 'slm',
  createLeadSearch: 'slm',
  updateLeadSearch: 'slm',
  deleteLeadSearch: 'slm',
  // The token of an email decides.
  getAlertState: 'atslm',
  stopAlerts: 'atslm',
  getLeadRoom: 'slm',
  listOwnedHomes: 'slm',
  createOwnedHome: 'slm',
  updateOwnedHome: 'slm',
  deleteOwnedHome: 'slm',
  listHomeEntries: 'slm',
  addHomeEntries: 'slm',
  deleteHomeEntry: 'slm',
  getHomeYear: 'slm',
  checkStatement: 'slm',
  importStatement: 'slm',
  deleteStatement: 'slm',
  inviteToRoom: 'slm',
  unlockSignIn: 'atslm',
  verifyTwoFactor: 'tslm',
  logout: 'slm',
  getOwnUser: 'slm',
  enableTwoFactor: 'slm',
  disableTwoFactor: 'slm',
  renewRecoveryCodes: 'slm',
  changePassword: 'slm',
  proveIdentity: 'slm',
  listOwnSessions: 'slm',
  endOwnSession: 'slm',
  endOtherSessions: 'slm',
  setOwnLocale: 'slm',
  getProfile: 'slm',
  updateProfile: 'slm',
  uploadPortrait: 'slm',
  deletePortrait: 'slm',
  listStatuses: 'slm',
  getStatus: 'slm',
  createStatus: 'm',
  updateStatus: 'm',
  reorderStatuses: 'm',
  deleteStatus: 'm',
  listLeads: 'slm',
  getLead: 'slm',
  createLead: 'slm',
  updateLead: 'slm',
  moveLead: 'slm',
  deleteLead: 'slm',
  findDuplicate: 'slm',
  eraseLead: 'lm',
  listLeadShares: 'slm',
  listActivities: 'slm',
  addActivity: 'slm',
  updateActivity: 'slm',
  deleteActivity: 'slm',
  sendLeadMessage: 'slm',
  listMessageTemplates: 'slm',
  listTemplates: 'slm',
  createTemplate: 'slm',
  updateTemplate: 'slm',
  deleteTemplate: 'slm',
  listSequences: 'slm',
  createSequence: 'm',
  updateSequence: 'm',
  deleteSequence: 'm',
  getLeadSequence: 'slm',
  updateLeadSequence: 'slm',
  startSequence: 'slm',
  getToday: 'slm',
  getTeamToday: 'lm',
  updateLeadAttention: 'slm',
  listNotifications: 'slm',
  readNotifications: 'slm',
  getNotificationSettings: 'slm',
  updateNotificationSettings: 'slm',
  getPushKey: 'slm',
  listPushDevices: 'slm',
  addPushDevice: 'slm',
  confirmPushDevice: 'slm',
  removePushDevice: 'slm',
  testPushDevice: 'slm',
  getReplyMailbox: 'm',
  getCalendarFeed: 'slm',
  renewCalendarFeed: 'slm',
  deleteCalendarFeed: 'slm',
  readCalendar: 'atslm',
  getBoard: 'slm',
  getBoardTotals: 'slm',
  getBoardColumn: 'slm',
  streamEvents: 'slm',
  submitLead: 'atslm',
  verifyHook: 'atslm',
  receiveDelivery: 'atslm',
  listIntakeSources: 'm',
  createIntakeSource: 'm',
  updateIntakeSource: 'm',
  renewIntakeSecret: 'm',
  deleteIntakeSource: 'm',
  backfillIntakeSource: 'm',
  listIntakeDeliveries: 'm',
  testIntakeSource: 'm',
  replayIntakeDelivery: 'm',
  listWebhooks: 'm',
  createWebhook: 'm',
  updateWebhook: 'm',
  renewWebhookSecret: 'm',
  deleteWebhook: 'm',
  testWebhook: 'm',
  listWebhookMessages: 'm',
  resendWebhookMessage: 'm',
  listApiKeys: 'm',
  createApiKey: 'm',
  deleteApiKey: 'm',
  getLeadSettings: 'm',
  updateLeadSettings: 'm',
  getDashboard: 'slm',
  listDashboardPeople: 'slm',
  listCohorts: 'slm',
  listDashboardWork: 'slm',
  listCampaigns: 'slm',
  listCampaignCosts: 'm',
  saveCampaignCosts: 'm',
  assignLeads: 'lm',
  moveLeads: 'slm',
  deleteLeads: 'slm',
  undoBulk: 'slm',
  mergeLeads: 'slm',
  undoMerge: 'slm',
  listLostReasons: 'slm',
  saveLostReasons: 'm',
  setLostReason: 'slm',
  listLeadFiles: 'slm',
  uploadLeadFile: 'slm',
  downloadLeadFile: 'slm',
  getLeadFileThumbnail: 'slm',
  renameLeadFile: 'slm',
  deleteLeadFile: 'slm',
  restoreLeadFile: 'slm',
  getLeadScore: 'slm',
  getScoreWeights: 'slm',
  saveScoreWeights: 'm',
  previewScoreWeights: 'm',
  listLeadFields: 'slm',
  listFieldSettings: 'm',
  createLeadField: 'm',
  updateLeadField: 'm',
  orderLeadFields: 'm',
  deleteLeadField: 'm',
  listTags: 'slm',
  listTagSettings: 'm',
  createTag: 'slm',
  updateTag: 'm',
  mergeTags: 'm',
  deleteTag: 'm',
  tagLeads: 'slm',
  changeLeadsField: 'slm',
  listTrash: 'slm',
  restoreLeads: 'slm',
  exportLeads: 'slm',
  listLeadViews: 'slm',
  createLeadView: 'slm',
  updateLeadView: 'slm',
  deleteLeadView: 'slm',
  checkLeadImport: 'slm',
  importLeads: 'slm',
  listLeadImports: 'slm',
  undoLeadImport: 'slm',
  uploadListingFile: 'm',
  previewListingImport: 'm',
  startListingImport: 'm',
  stopListingImport: 'm',
  deleteListingImport: 'm',
  getImportSurroundings: 'm',
  getListingImportOutcome: 'm',
  fetchListingFile: 'm',
  listListingImports: 'm',
  getListingImport: 'm',
  listListingImportRows: 'm',
  undoListingImport: 'm',
  listImportKinds: 'm',
  listFeeds: 'm',
  createFeed: 'm',
  updateFeed: 'm',
  deleteFeed: 'm',
  testFeed: 'm',
  runFeed: 'm',
  cancelFeedRun: 'm',
  listShortlists: 'slm',
  proposeShortlist: 'slm',
  addShortlistHome: 'slm',
  previewShortlist: 'slm',
  updateShortlist: 'slm',
  deleteShortlist: 'slm',
  sendShortlist: 'slm',
  revokeShortlist: 'slm',
  getSharedShortlist: 'atslm',
  getSharedShortlistPicture: 'atslm',
  openSharedShortlist: 'atslm',
  answerSharedShortlist: 'atslm',
  listUsers: 'lm',
  getUser: 'lm',
  createUser: 'lm',
  updateUser: 'lm',
  deleteUser: 'lm',
  listRoles: 'lm',
  listLeaders: 'lm',
  inviteUser: 'lm',
  getSignInRules: 'm',
  updateSignInRules: 'm',
  unlockUser: 'm',
  resetUserTwoFactor: 'm',
  deactivateUser: 'm',
  activateUser: 'm',
  listAudit: 'm',
  listAuditActors: 'm',
  exportAudit: 'm',
};

let test: TestApp;
let tempToken: string;
const fresh: Record<Letter, () => Promise<string | undefined>> = {
  a: async () => undefined,
  t: async () => tempToken,
  s: () => tokenOf(test, 'salesman@alpha.test'),
  l: () => tokenOf(test, 'leader@alpha.test'),
  m: () => tokenOf(test, 'admin@alpha.test'),
};

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  const { app } = test;
  const authorization = `Bearer ${await tokenOf(test, 'grace.okonjo@alpha.test')}`;
  const headers = { authorization };
  const { secret } = (await app.inject({ url: '/api/2fa/enable', headers })).json();
  const payload = { one_time_password: codeOf(secret) };
  await app.inject({ method: 'POST', url: '/api/2fa/verify', headers, payload });
  tempToken = (await login(test, 'grace.okonjo@alpha.test')).json().temp_token;
});
afterAll(() => test.close());

const routes = ENDPOINTS as readonly Endpoint[];

describe('every route × every kind of visitor (security 9)', () => {
  it('has a row for every registered route, and for no other', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const registered = Object.values(
      paths as Record<string, Record<string, { operationId: string }>>,
    )
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId);
    expect(Object.keys(MAY).sort()).toEqual(registered.sort());
  });

  it.each(routes.map((route) => [route.id, route] as const))('%s', async (id, route) => {
    for (const letter of Object.keys(WHO) as Letter[]) {
      const caller = callerWith(test, await fresh[letter]());
      // An unknown id and an empty body: a caller with access gets 404 or 422, and nothing changes.
      const body = route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} };
      const { statusCode } = await caller(route, { params: { id: 999_999, slug: 'x' }, ...body });
      const refused = route.access === 'room' || letter === 'a' || letter === 't' ? 401 : 403;
      const isRefused = statusCode === refused;
      expect([WHO[letter], isRefused]).toEqual([WHO[letter], !MAY[id]?.includes(letter)]);
    }
  });

  it('supports no other method, so that none escapes the table', () => {
    const methods = ['HEAD', 'PATCH', 'GET', 'POST', 'PUT', 'DELETE'] as const;
    for (const { path } of routes) {
      const known = routes.filter((route) => route.path === path);
      const isPublicGet = known.some(
        ({ method, access }) => method === 'GET' && access === 'public',
      );
      for (const method of methods) {
        const isKnown =
          known.some((route) => route.method === method) || (method === 'HEAD' && isPublicGet);
        expect([method, path, test.app.hasRoute({ method, url: path })]).toEqual([
          method,
          path,
          isKnown,
        ]);
      }
    }
  });

  it('a temp token is accepted only by /api/2fa/verify (security 4)', async () => {
    const caller = callerWith(test, tempToken);
    const opened = [];
    for (const route of routes.filter(({ access }) => access !== 'public')) {
      const { statusCode } = await caller(route, {
        params: { id: 1 },
        ...(route.body ? { body: {} } : {}),
      });
      if (statusCode !== 401) opened.push(route.path);
    }
    expect(opened).toEqual(['/api/2fa/verify']);
  });
});
