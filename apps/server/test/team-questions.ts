import type { Endpoint } from '@alpha/contract';
import * as contract from '@alpha/contract';
import type { Caller } from './people.ts';
import { CLIENT, contactFile, type Served, statementOf, type Team } from './team-at-work.ts';

type Asked = { params?: object; query?: object; body?: object };
type Question = [endpoint: Endpoint, asked: Asked];

const PERIOD = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };

/** Twelve hours on either side of the test. */
const DAY = {
  from: new Date(Date.now() - 12 * 3_600_000).toISOString(),
  to: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};

/** Every question a team can ask about its leads, reports, shortlists and emails. */
export function questionsOf(team: Team, served: Served, others: Team): Question[] {
  const lead = { params: { id: served.lead.id } };
  const shortlist = { params: { token: served.listToken } };
  const reports = [served.token, served.earlyToken].map((token) => ({ params: { token } }));
  const { lead_status_id } = served.lead;
  return [
    [contract.listLeads, { query: {} }],
    [contract.listLeads, { query: { page: 1, per_page: 100, search: CLIENT } }],
    [contract.getLead, lead],
    [contract.findDuplicate, { query: { email: CLIENT } }],
    [contract.findDuplicate, { query: { email: CLIENT, except_id: served.lead.id } }],
    [contract.listLeadShares, lead],
    [contract.getLeadRoom, lead],
    [contract.listOwnedHomes, lead],
    [contract.listHomeEntries, { params: { id: served.homeId } }],
    [contract.getHomeYear, { params: { id: served.homeId }, query: { year: 2025 } }],
    [contract.checkStatement, { params: { id: served.homeId }, body: statementOf(team.mark) }],
    [contract.listLeadSearches, lead],
    [contract.listShares, { params: { id: team.home.id } }],
    [contract.listShares, { params: { id: others.home.id } }],
    [contract.listActivities, lead],
    [contract.listLeadFiles, lead],
    [contract.listPurchases, lead],
    [contract.proposeClosing, { params: { id: served.purchaseId } }],
    [contract.downloadPurchaseDocument, { params: { id: served.documentId } }],
    [contract.getLeadScore, lead],
    [contract.downloadLeadFile, { params: { id: served.fileId } }],
    [contract.getLeadFileThumbnail, { params: { id: served.fileId } }],
    [contract.getBoard, { query: {} }],
    [contract.getBoardTotals, { query: {} }],
    [contract.getBoardColumn, { query: { lead_status_id } }],
    [contract.exportLeads, { query: {} }],
    [contract.listTrash, { query: {} }],
    [contract.listLeadViews, {}],
    [contract.checkLeadImport, { body: contactFile(team, CLIENT, 'skip') }],
    [contract.checkLeadImport, { body: contactFile(team, CLIENT, 'update') }],
    [contract.listLeadImports, {}],
    [contract.listShortlists, lead],
    [contract.previewShortlist, { params: { id: served.listId } }],
    [contract.getDashboard, { query: PERIOD }],
    [contract.listDashboardPeople, { query: PERIOD }],
    [contract.listCohorts, { query: {} }],
    [contract.listCampaigns, { query: PERIOD }],
    ...contract.WORK_KINDS.map(
      (kind): Question => [contract.listDashboardWork, { query: { ...PERIOD, kind } }],
    ),
    [contract.listLeads, { query: { outcome: 'open', created_from: PERIOD.from, page: 1 } }],
    [contract.getToday, { query: DAY }],
    [contract.getTeamToday, {}],
    [contract.listMessageTemplates, lead],
    [contract.listTemplates, {}],
    [contract.listSequences, {}],
    [contract.getLeadSequence, lead],
    [contract.listNotifications, {}],
    [contract.getNotificationSettings, {}],
    [contract.listUsers, { query: {} }],
    [contract.getUser, { params: { id: team.salesmanId } }],
    [contract.getProfile, { params: { id: team.salesmanId } }],
    [contract.getSharedShortlist, shortlist],
    [contract.getSharedShortlistPicture, shortlist],
    [contract.compareSharedShortlist, shortlist],
    [contract.printSharedComparison, shortlist],
    ...reports.flatMap((report): Question[] => [
      [contract.getSharedProperty, report],
      [contract.getSharedPropertyPdf, report],
      [contract.getSharedPropertyPicture, report],
    ]),
  ];
}

/** By caller and question. */
export type Answers = Record<string, { statusCode: number; body: string }>;

const FILES = new Set([
  'getSharedPropertyPdf',
  'getSharedPropertyPicture',
  'getSharedShortlistPicture',
  'getHomeYear',
  'printSharedComparison',
]);

/**
 * The complete answers, by question. Of PDFs and pictures the status: their bytes hold a date. These
 * are drawn for the first caller only, because who asks for a secret link makes no difference.
 */
export async function answersTo(
  questions: readonly Question[],
  callers: Record<string, Caller>,
): Promise<Answers> {
  const answers: Answers = {};
  for (const [place, [who, caller]] of Object.entries(callers).entries())
    for (const [endpoint, asked] of questions) {
      if (place > 0 && FILES.has(endpoint.id)) continue;
      const { statusCode, body } = await caller(endpoint, asked);
      const key = `${who} ${endpoint.id} ${JSON.stringify(asked).slice(0, 120)}`;
      answers[key] = { statusCode, body: FILES.has(endpoint.id) ? '' : withoutRequestId(body) };
    }
  return answers;
}

/** A score fades while a test runs. */
const withoutRequestId = (body: string) =>
  body.replace(/"request_id":"[^"]*"/, '').replace(/"(?:score|points)":-?\d+/g, '');

/** The questions whose answers differ, with the place where they begin to. */
export function changedAnswers(before: Answers, after: Answers): string[] {
  const questions = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...questions].flatMap((question) => {
    const [old, now] = [before, after].map((answers) => {
      const { statusCode, body } = answers[question] ?? { statusCode: 0, body: '' };
      return `${statusCode} ${body}`;
    }) as [string, string];
    if (old === now) return [];
    let place = 0;
    while (old[place] === now[place]) place += 1;
    const around = (text: string) => text.slice(Math.max(0, place - 80), place + 80);
    return [`${question}\n  ${around(old)}\n  ${around(now)}`];
  });
}
