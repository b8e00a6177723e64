import {
  askPasswordReset,
  changePassword,
  checkPasswordReset,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  resetPassword,
  setOwnLocale,
} from './account.ts';
import { addActivity, deleteActivity, listActivities, updateActivity } from './activities.ts';
import { exportAudit, listAudit, listAuditActors } from './audit.ts';
import { getBoard, getBoardColumn, getBoardTotals } from './board.ts';
import {
  createCuratorPage,
  deleteCuratorPage,
  getCuratorPage,
  listCuratorPages,
  updateCuratorPage,
} from './curator-pages.ts';
import { findLanding, getCurator } from './curators.ts';
import { getDashboard } from './dashboard.ts';
import { streamEvents } from './events.ts';
import { getExchangeForecasts, listExchangeRates } from './exchange-rates.ts';
import {
  cancelFeedRun,
  createFeed,
  deleteFeed,
  listFeeds,
  runFeed,
  testFeed,
  updateFeed,
} from './feeds.ts';
import { exportForecasts, getForecasts, getMetroForecasts } from './forecasts.ts';
import { getHealth, getReadiness } from './health.ts';
import { answerSharedProperty, askSharedProperty } from './home-answers.ts';
import { getListingImportOutcome } from './import-outcome.ts';
import { listListingImportRows } from './import-rows.ts';
import {
  deleteListingImport,
  fetchListingFile,
  getImportSurroundings,
  getListingImport,
  listImportKinds,
  listListingImports,
  previewListingImport,
  startListingImport,
  stopListingImport,
  undoListingImport,
  uploadListingFile,
} from './importing.ts';
import { submitLead } from './intake.ts';
import { assignLeads, deleteLeads, exportLeads, moveLeads } from './lead-bulk.ts';
import { findDuplicate } from './lead-duplicates.ts';
import { eraseLead } from './lead-erasure.ts';
import { checkLeadImport, importLeads, listLeadImports, undoLeadImport } from './lead-import.ts';
import { listMessageTemplates, sendLeadMessage } from './lead-messages.ts';
import { getLeadSettings, updateLeadSettings } from './lead-settings.ts';
import { createLeadView, deleteLeadView, listLeadViews, updateLeadView } from './lead-views.ts';
import { createLead, deleteLead, getLead, listLeads, moveLead, updateLead } from './leads.ts';
import { listPropertyMatches } from './matches.ts';
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from './notifications.ts';
import { deletePortrait, getProfile, updateProfile, uploadPortrait } from './profiles.ts';
import { proveIdentity } from './proof.ts';
import { listCities, listRandomProperties } from './properties.ts';
import { getPropertyPdf, getSharedPropertyPdf, getSharedPropertyPicture } from './report-files.ts';
import { getPropertyByAddress } from './reports.ts';
import { chooseSampleReport, findSampleReport, getSampleReport } from './sample-report.ts';
import {
  createReaderScenario,
  createScenario,
  deleteReaderScenario,
  deleteScenario,
  listScenarios,
  recordTriedScenario,
  updateReaderScenario,
  updateScenario,
} from './scenarios.ts';
import { getMarketToday, getPropertyMap, getPropertySupply, listProperties } from './search.ts';
import { getOwnUser, login, logout } from './session.ts';
import { createShareLink, markLinkShared } from './share-link.ts';
import {
  getMailState,
  getSharedProperty,
  listLeadShares,
  listShares,
  openSharedProperty,
  revokeShare,
  sendProperty,
} from './shares.ts';
import {
  answerSharedShortlist,
  deleteShortlist,
  getSharedShortlist,
  listShortlists,
  openSharedShortlist,
  proposeShortlist,
  revokeShortlist,
  sendShortlist,
  updateShortlist,
} from './shortlists.ts';
import { getSignInRules, updateSignInRules } from './sign-in-rules.ts';
import {
  createStatus,
  deleteStatus,
  getStatus,
  listStatuses,
  reorderStatuses,
  updateStatus,
} from './statuses.ts';
import { getTeamToday, getToday, updateLeadAttention } from './today.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from './two-factor.ts';
import { askUnlock, unlockSignIn } from './unlock.ts';
import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  getUser,
  inviteUser,
  listLeaders,
  listRoles,
  listUsers,
  resetUserTwoFactor,
  unlockUser,
  updateUser,
} from './users.ts';

export type { OwnSession } from './account.ts';
export {
  askPasswordReset,
  changePassword,
  checkPasswordReset,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  resetPassword,
  setOwnLocale,
} from './account.ts';
export type { Activity, CallOutcome } from './activities.ts';
export {
  ACTIVITY_KINDS,
  addActivity,
  CALL_OUTCOMES,
  deleteActivity,
  listActivities,
  updateActivity,
  WRITTEN_KINDS,
} from './activities.ts';
export {
  AREA_FACT_SCOPES,
  AREA_FACT_UNITS,
  type AreaFact,
  type AreaFactScope,
  type AreaFactUnit,
} from './area-facts.ts';
export type { AuditAction, AuditEntry } from './audit.ts';
export { AUDIT_ACTIONS, exportAudit, listAudit, listAuditActors } from './audit.ts';
export type { BoardColumn } from './board.ts';
export { COLUMN_WINDOW, getBoard, getBoardColumn, getBoardTotals } from './board.ts';
export { browserNameOf } from './browser-name.ts';
export type { Country } from './countries.ts';
export { COUNTRIES } from './countries.ts';
export type { CuratorPage } from './curator-pages.ts';
export {
  ABOUT_MAX,
  createCuratorPage,
  deleteCuratorPage,
  getCuratorPage,
  HEADLINE_MAX,
  listCuratorPages,
  updateCuratorPage,
} from './curator-pages.ts';
export type { SlugProblem } from './curator-slug.ts';
export { SLUG_MAX, SLUG_MIN, slugOf, slugProblem } from './curator-slug.ts';
export type { Curator } from './curators.ts';
export { findLanding, getCurator } from './curators.ts';
export type { Dashboard, DashboardCounts, DashboardStep } from './dashboard.ts';
export { DASHBOARD_MOST_DAYS, getDashboard, isTimeZone } from './dashboard.ts';
export type {
  Access,
  CallOf,
  Endpoint,
  InputOf,
  Method,
  ResponseOf,
  ResultOf,
} from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export type { ErrorBody, ErrorCode, FieldReason } from './errors.ts';
export { ERROR_STATUS, errorBody, FIELD_REASONS } from './errors.ts';
export type { LeadEvent } from './events.ts';
export { leadEvent, streamEvents } from './events.ts';
export type { ExchangeForecasts, ExchangeRate, HomeCurrency } from './exchange-rates.ts';
export {
  EXCHANGE_RATE_MAX_DAYS,
  getExchangeForecasts,
  HOME_CURRENCIES,
  listExchangeRates,
} from './exchange-rates.ts';
export type { Feed } from './feeds.ts';
export {
  cancelFeedRun,
  createFeed,
  deleteFeed,
  FEED_LEAST_MINUTES,
  FEED_MOST_MINUTES,
  FEED_MOST_PHOTOS,
  listFeeds,
  runFeed,
  testFeed,
  updateFeed,
} from './feeds.ts';
export type {
  ForecastModel,
  ForecastScore,
  ForecastSource,
  Forecasts,
  MetroForecast,
  MetroForecasts,
  PastForecasts,
  TenYearForecast,
} from './forecasts.ts';
export {
  exportForecasts,
  FORECAST_HORIZONS,
  FORECAST_MODELS,
  getForecasts,
  getMetroForecasts,
} from './forecasts.ts';
export { getHealth, getReadiness } from './health.ts';
export type { GivenHomeAnswer, HomeAnswer, Reader } from './home-answers.ts';
export {
  answerSharedProperty,
  askSharedProperty,
  HOME_ANSWERS,
  MAX_QUESTION_LENGTH,
  MAX_REASON_LENGTH,
} from './home-answers.ts';
export type { AnalysisBlocker } from './import-outcome.ts';
export { ANALYSIS_BLOCKERS, getListingImportOutcome } from './import-outcome.ts';
export type { ChangedField, MarketMeasure } from './import-rows.ts';
export { CHANGED_FIELDS, listListingImportRows, MARKET_MEASURES } from './import-rows.ts';
export type {
  ListingFileKind,
  ListingImport,
  ListingImportReason,
  ListingVerdict,
} from './importing.ts';
export {
  deleteListingImport,
  fetchListingFile,
  getImportSurroundings,
  getListingImport,
  LISTING_FILE_KINDS,
  LISTING_FILE_MAX_BYTES,
  LISTING_IMPORT_STATUSES,
  LISTING_VERDICTS,
  listImportKinds,
  listListingImports,
  MARKET_FILE_KINDS,
  previewListingImport,
  startListingImport,
  stopListingImport,
  undoListingImport,
  uploadListingFile,
} from './importing.ts';
export { instant } from './instant.ts';
export { submitLead } from './intake.ts';
export type { BulkResult, BulkSkip } from './lead-bulk.ts';
export {
  assignLeads,
  BULK_LIMIT,
  BULK_SKIPS,
  deleteLeads,
  exportLeads,
  moveLeads,
} from './lead-bulk.ts';
export { findDuplicate } from './lead-duplicates.ts';
export { eraseLead } from './lead-erasure.ts';
export type {
  DuplicateChoice,
  ImportField,
  ImportReason,
  ImportRow,
  ImportVerdict,
  LeadImport,
  UndoReason,
} from './lead-import.ts';
export {
  checkLeadImport,
  DUPLICATE_CHOICES,
  IMPORT_FIELDS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_VERDICTS,
  importLeads,
  listLeadImports,
  UNDO_REASONS,
  undoLeadImport,
} from './lead-import.ts';
export {
  listMessageTemplates,
  MESSAGE_CHANNELS,
  MESSAGE_TEMPLATES,
  type MessageChannel,
  type MessageTemplate,
  sendLeadMessage,
} from './lead-messages.ts';
export type { LeadSettings } from './lead-settings.ts';
export { getLeadSettings, updateLeadSettings } from './lead-settings.ts';
export { type LeadSignal, SIGNAL_KINDS, type SignalKind } from './lead-signals.ts';
export type { LeadView } from './lead-views.ts';
export {
  createLeadView,
  deleteLeadView,
  listLeadViews,
  MOST_VIEWS,
  updateLeadView,
} from './lead-views.ts';
export type {
  InvestorProfile,
  Lead,
  LeadAnswer,
  LeadSort,
  LeadSource,
  LeadSummary,
} from './leads.ts';
export {
  createLead,
  deleteLead,
  getLead,
  INVESTOR_PROFILES,
  LEAD_SORTS,
  LEAD_SOURCES,
  listLeads,
  moveLead,
  updateLead,
} from './leads.ts';
export type { MailDelivery } from './mail-delivery.ts';
export type { AnswerMeasure, WeighingAnswer, WeighingIds } from './match-weights.ts';
export {
  ANSWER_MEASURES,
  ANSWER_WEIGHTS,
  isWeighedByAnswers,
  matchWeights,
  measuresOf,
  RISK_SHARES,
  TYPE_SHARES,
  WEIGHING_ANSWERS,
} from './match-weights.ts';
export type { MatchReason, PropertyMatch } from './matches.ts';
export { HIGH_CHANCE_OF_LOSS, listPropertyMatches } from './matches.ts';
export {
  DEFAULT_NOTIFICATIONS,
  getNotificationSettings,
  listNotifications,
  NOTIFICATION_KINDS,
  NOTIFICATIONS_MAX,
  type Notification,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
  type Notifications,
  readNotifications,
  UNREAD_MAX,
  updateNotificationSettings,
} from './notifications.ts';
export { PAGE_SIZE } from './paging.ts';
export { PASSWORD_MAX, PASSWORD_MIN } from './passwords.ts';
export type { Permission } from './permissions.ts';
export { isAllowed, PERMISSIONS } from './permissions.ts';
export type { Sender, SpokenLanguage, StaffProfile } from './profiles.ts';
export {
  deletePortrait,
  getProfile,
  MAX_HEADLINE_LENGTH,
  MAX_PORTRAIT_BYTES,
  SPOKEN_LANGUAGES,
  updateProfile,
  uploadPortrait,
} from './profiles.ts';
export { PROOF_MINUTES, proveIdentity } from './proof.ts';
export type { Listing, TenYearOutcome } from './properties.ts';
export { listCities, listing, listRandomProperties } from './properties.ts';
export type { ListingStatus, PropertyType, SaleType } from './property-types.ts';
export {
  ANALYZED_TYPES,
  isAnalyzedType,
  knownPropertyType,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  SALE_TYPES,
} from './property-types.ts';
export type { AnswerKey, GivenAnswer } from './quiz-answers.ts';
export {
  ANSWER_KEYS,
  BUDGET_USED_BY_TYPE,
  INITIAL_PAYMENT,
  KINDS_BY_TYPE,
} from './quiz-answers.ts';
export { getPropertyPdf, getSharedPropertyPdf, getSharedPropertyPicture } from './report-files.ts';
export type {
  AmortizationRow,
  PropertyDetail,
  PropertyEstimates,
  PropertyReport,
  SimilarSale,
} from './reports.ts';
export { getPropertyByAddress, propertyReport } from './reports.ts';
export type { RequiredStep } from './required-step.ts';
export type { Role } from './roles.ts';
export { ROLE_IDS, ROLES } from './roles.ts';
export type { SampleReport } from './sample-report.ts';
export { chooseSampleReport, findSampleReport, getSampleReport } from './sample-report.ts';
export type { NamedScenario, Scenario, ScenarioChanges, ScenarioField } from './scenarios.ts';
export {
  createReaderScenario,
  createScenario,
  deleteReaderScenario,
  deleteScenario,
  listScenarios,
  recordTriedScenario,
  scenarioChanges,
  updateReaderScenario,
  updateScenario,
} from './scenarios.ts';
export type { CitySummary, MapBounds, MapCluster, MapPin, MapPoint } from './search.ts';
export {
  getMarketToday,
  getPropertyMap,
  getPropertySupply,
  listProperties,
} from './search.ts';
export type { SearchParameter, SearchSort } from './search-parameters.ts';
export {
  CITY_MAX_LENGTH,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  POLYGON_MAX_POINTS,
  POLYGON_MIN_POINTS,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEARCH_TEXT_MAX_LENGTH,
} from './search-parameters.ts';
export type { SessionUser, SignedInUser } from './session.ts';
export { getOwnUser, login, logout, sessionUser } from './session.ts';
export { SHARE_CHANNELS } from './share-channels.ts';
export { createShareLink, markLinkShared } from './share-link.ts';
export type { LeadShare, Share } from './shares.ts';
export {
  getMailState,
  getSharedProperty,
  listLeadShares,
  listShares,
  MOST_RECIPIENTS,
  openSharedProperty,
  revokeShare,
  sendProperty,
} from './shares.ts';
export type {
  ShortlistCaution,
  ShortlistMeasure,
  ShortlistReason,
  ShortlistWeights,
} from './shortlist-score.ts';
export { SHORTLIST_MEASURES, SHORTLIST_WEIGHTS } from './shortlist-score.ts';
export type {
  CautionPoint,
  ReasonPoint,
  SharedShortlist,
  Shortlist,
  ShortlistHome,
} from './shortlists.ts';
export {
  answerSharedShortlist,
  deleteShortlist,
  getSharedShortlist,
  listShortlists,
  openSharedShortlist,
  proposeShortlist,
  revokeShortlist,
  SHORTLIST_MAX,
  SHORTLIST_MIN,
  sendShortlist,
  updateShortlist,
} from './shortlists.ts';
export type { SignInRules } from './sign-in-rules.ts';
export { getSignInRules, updateSignInRules } from './sign-in-rules.ts';
export type { LeadStatus } from './statuses.ts';
export {
  createStatus,
  deleteStatus,
  getStatus,
  listStatuses,
  reorderStatuses,
  updateStatus,
} from './statuses.ts';
export type { Surroundings, SurroundingsComparable, SurroundingsDistance } from './surroundings.ts';
export {
  ANSWER_WITHIN_MINUTES,
  getTeamToday,
  getToday,
  type Signal,
  type TeamMember,
  TODAY_MAX_COUNT,
  TODAY_MAX_ROWS,
  type Today,
  type TodaySection,
  updateLeadAttention,
} from './today.ts';
export {
  disableTwoFactor,
  enableTwoFactor,
  ONE_TIME_PASSWORD_LENGTH,
  RECOVERY_CODE_COUNT,
  renewRecoveryCodes,
  verifyTwoFactor,
} from './two-factor.ts';
export { UNATTENDED_HEADER } from './unattended.ts';
export { askUnlock, unlockSignIn } from './unlock.ts';
export type { StaffUser } from './users.ts';
export {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  getUser,
  inviteUser,
  listLeaders,
  listRoles,
  listUsers,
  resetUserTwoFactor,
  USER_SORTS,
  unlockUser,
  updateUser,
} from './users.ts';
export type { NoEstimateReason, PropertyValuation } from './valuations.ts';

/** Every endpoint of the API. A route that is registered but not listed here fails the tests. */
export const ENDPOINTS = [
  answerSharedProperty,
  askSharedProperty,
  getProfile,
  updateProfile,
  uploadPortrait,
  deletePortrait,
  getHealth,
  getReadiness,
  login,
  logout,
  getOwnUser,
  verifyTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  proveIdentity,
  changePassword,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  askPasswordReset,
  askUnlock,
  unlockSignIn,
  checkPasswordReset,
  resetPassword,
  setOwnLocale,
  listUsers,
  getUser,
  createUser,
  updateUser,
  deleteUser,
  inviteUser,
  unlockUser,
  resetUserTwoFactor,
  deactivateUser,
  activateUser,
  getSignInRules,
  updateSignInRules,
  listRoles,
  listLeaders,
  listStatuses,
  getStatus,
  createStatus,
  updateStatus,
  reorderStatuses,
  deleteStatus,
  listAudit,
  listAuditActors,
  exportAudit,
  listCities,
  listRandomProperties,
  listProperties,
  listPropertyMatches,
  getPropertyMap,
  getPropertySupply,
  getMarketToday,
  getForecasts,
  getExchangeForecasts,
  exportForecasts,
  getMetroForecasts,
  listExchangeRates,
  getPropertyByAddress,
  getPropertyPdf,
  getSharedProperty,
  getSharedPropertyPdf,
  getSharedPropertyPicture,
  openSharedProperty,
  sendProperty,
  getMailState,
  listShares,
  listLeadShares,
  revokeShare,
  listLeads,
  getLead,
  createLead,
  updateLead,
  moveLead,
  deleteLead,
  findDuplicate,
  eraseLead,
  listActivities,
  addActivity,
  updateActivity,
  deleteActivity,
  sendLeadMessage,
  listMessageTemplates,
  getToday,
  getTeamToday,
  updateLeadAttention,
  listNotifications,
  readNotifications,
  getNotificationSettings,
  updateNotificationSettings,
  getBoard,
  getBoardTotals,
  getBoardColumn,
  streamEvents,
  submitLead,
  getLeadSettings,
  updateLeadSettings,
  getDashboard,
  assignLeads,
  moveLeads,
  deleteLeads,
  exportLeads,
  listLeadViews,
  createLeadView,
  updateLeadView,
  deleteLeadView,
  checkLeadImport,
  importLeads,
  listLeadImports,
  undoLeadImport,
  uploadListingFile,
  listImportKinds,
  previewListingImport,
  startListingImport,
  stopListingImport,
  deleteListingImport,
  listListingImports,
  getImportSurroundings,
  getListingImportOutcome,
  fetchListingFile,
  getListingImport,
  listListingImportRows,
  listFeeds,
  createFeed,
  updateFeed,
  deleteFeed,
  testFeed,
  runFeed,
  cancelFeedRun,
  undoListingImport,
  listShortlists,
  proposeShortlist,
  updateShortlist,
  deleteShortlist,
  sendShortlist,
  revokeShortlist,
  getSharedShortlist,
  openSharedShortlist,
  answerSharedShortlist,
  getCurator,
  findLanding,
  listCuratorPages,
  getCuratorPage,
  createCuratorPage,
  updateCuratorPage,
  deleteCuratorPage,
  findSampleReport,
  getSampleReport,
  chooseSampleReport,
  createShareLink,
  markLinkShared,
  listScenarios,
  createScenario,
  updateScenario,
  deleteScenario,
  createReaderScenario,
  updateReaderScenario,
  deleteReaderScenario,
  recordTriedScenario,
] as const;
export { isPlausibleDataDate } from './data-date.ts';
export { extensionOf, mayBeNamed, type TableFormat } from './table-file-name.ts';
export { isEmailAddress } from './text.ts';
export {
  measureInName,
  SERIES_MEASURES,
  ZILLOW_MEASURES,
  type ZillowMeasure,
} from './zillow-measure.ts';
