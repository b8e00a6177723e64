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
import { createApiKey, deleteApiKey, listApiKeys } from './api-keys.ts';
import { exportAudit, listAudit, listAuditActors } from './audit.ts';
import { getBoard, getBoardColumn, getBoardTotals } from './board.ts';
import {
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendar,
  renewCalendarFeed,
} from './calendars.ts';
import { listCampaignCosts, listCampaigns, saveCampaignCosts } from './campaigns.ts';
import {
  compareProperties,
  compareRoomHomes,
  compareSharedShortlist,
  printComparison,
  printRoomComparison,
  printSharedComparison,
} from './compare.ts';
import {
  createComparisonLink,
  createRoomComparisonLink,
  getLinkedComparison,
  listComparisonLinks,
  listRoomComparisonLinks,
  printLinkedComparison,
  revokeComparisonLink,
  revokeRoomComparisonLink,
} from './comparison-links.ts';
import {
  createCuratorPage,
  deleteCuratorPage,
  getCuratorPage,
  listCuratorPages,
  updateCuratorPage,
} from './curator-pages.ts';
import { findLanding, getCurator } from './curators.ts';
import { getDashboard, listCohorts, listDashboardPeople } from './dashboard.ts';
import { listDashboardWork } from './dashboard-work.ts';
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
import {
  listIntakeDeliveries,
  receiveDelivery,
  replayIntakeDelivery,
  testIntakeSource,
  verifyHook,
} from './intake-deliveries.ts';
import {
  backfillIntakeSource,
  createIntakeSource,
  deleteIntakeSource,
  listIntakeSources,
  renewIntakeSecret,
  updateIntakeSource,
} from './intake-sources.ts';
import {
  assignLeads,
  changeLeadsField,
  deleteLeads,
  exportLeads,
  moveLeads,
  tagLeads,
  undoBulk,
} from './lead-bulk.ts';
import { findDuplicate } from './lead-duplicates.ts';
import { eraseLead } from './lead-erasure.ts';
import {
  createLeadField,
  deleteLeadField,
  listFieldSettings,
  listLeadFields,
  orderLeadFields,
  updateLeadField,
} from './lead-fields.ts';
import {
  deleteLeadFile,
  downloadLeadFile,
  getLeadFileThumbnail,
  listLeadFiles,
  renameLeadFile,
  restoreLeadFile,
  uploadLeadFile,
} from './lead-files.ts';
import { checkLeadImport, importLeads, listLeadImports, undoLeadImport } from './lead-import.ts';
import { mergeLeads, undoMerge } from './lead-merge.ts';
import { sendLeadMessage } from './lead-messages.ts';
import {
  getLeadScore,
  getScoreWeights,
  previewScoreWeights,
  saveScoreWeights,
} from './lead-scoring.ts';
import { getLeadSettings, updateLeadSettings } from './lead-settings.ts';
import {
  createTag,
  deleteTag,
  listTagSettings,
  listTags,
  mergeTags,
  updateTag,
} from './lead-tags.ts';
import { listTrash, restoreLeads } from './lead-trash.ts';
import { createLeadView, deleteLeadView, listLeadViews, updateLeadView } from './lead-views.ts';
import { createLead, deleteLead, getLead, listLeads, moveLead, updateLead } from './leads.ts';
import { listLostReasons, saveLostReasons, setLostReason } from './lost-reasons.ts';
import { listPropertyMatches } from './matches.ts';
import {
  createTemplate,
  deleteTemplate,
  listMessageTemplates,
  listTemplates,
  updateTemplate,
} from './message-templates.ts';
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from './notifications.ts';
import {
  checkRoomStatement,
  checkStatement,
  deleteRoomStatement,
  deleteStatement,
  importRoomStatement,
  importStatement,
} from './owned-home-statements.ts';
import {
  addHomeEntries,
  addRoomHomeEntries,
  createOwnedHome,
  deleteHomeEntry,
  deleteOwnedHome,
  deleteRoomHomeEntry,
  getHomeYear,
  getRoomHomeYear,
  listHomeEntries,
  listOwnedHomes,
  listRoomHomeEntries,
  listRoomOwnedHomes,
  updateOwnedHome,
} from './owned-homes.ts';
import { deletePortrait, getProfile, updateProfile, uploadPortrait } from './profiles.ts';
import { proveIdentity } from './proof.ts';
import { listCities, listRandomProperties } from './properties.ts';
import {
  correctPropertyCheck,
  decidePropertyChecks,
  listPropertyChecks,
  reopenPropertyChecks,
} from './property-checks.ts';
import { closePurchase, proposeClosing, reopenClosing } from './purchase-closing.ts';
import {
  addPurchaseStep,
  deletePurchaseDocument,
  downloadPurchaseDocument,
  listPurchases,
  removePurchaseStep,
  startPurchase,
  updatePurchase,
  updatePurchaseStep,
  uploadPurchaseDocument,
} from './purchases.ts';
import {
  addPushDevice,
  confirmPushDevice,
  getPushKey,
  listPushDevices,
  removePushDevice,
  testPushDevice,
} from './push-devices.ts';
import { getReplyMailbox } from './reply-mailbox.ts';
import { getPropertyPdf, getSharedPropertyPdf, getSharedPropertyPicture } from './report-files.ts';
import { getPropertyByAddress } from './reports.ts';
import {
  answerRoomHome,
  askRoomLink,
  enterRoom,
  getLeadRoom,
  getRoom,
  inviteToRoom,
  leaveRoom,
  leaveRoomEverywhere,
  noteRoomHome,
  openRoomHomeReport,
  removeRoomHome,
  restoreRoomHome,
  saveRoomHomes,
} from './room.ts';
import { streamRoomEvents } from './room-events.ts';
import {
  deleteRoomCalendar,
  deleteRoomDocument,
  downloadRoomDocument,
  listRoomPurchases,
  readPurchaseCalendar,
  renewRoomCalendar,
  tickRoomStep,
  uploadRoomDocument,
} from './room-purchases.ts';
import { listRoomScenarios } from './room-scenarios.ts';
import { chooseSampleReport, findSampleReport, getSampleReport } from './sample-report.ts';
import {
  createLeadSearch,
  createRoomSearch,
  deleteLeadSearch,
  deleteRoomSearch,
  getAlertState,
  listLeadSearches,
  listRoomSearches,
  listRoomSearchNews,
  stopAlerts,
  updateLeadSearch,
  updateRoomSearch,
} from './saved-searches.ts';
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
import {
  createSequence,
  deleteSequence,
  getLeadSequence,
  listSequences,
  startSequence,
  updateLeadSequence,
  updateSequence,
} from './sequences.ts';
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
  addShortlistHome,
  answerSharedShortlist,
  deleteShortlist,
  getSharedShortlist,
  getSharedShortlistPicture,
  listShortlists,
  openSharedShortlist,
  previewShortlist,
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
import { getStreetSetup, getStreets } from './streets.ts';
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
import {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  renewWebhookSecret,
  resendWebhookMessage,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

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
export type { ApiKey } from './api-keys.ts';
export {
  API_KEY_DAYS,
  API_KEY_PREFIX,
  API_KEYS_MAX,
  createApiKey,
  deleteApiKey,
  listApiKeys,
} from './api-keys.ts';
export { API_SCOPES, type ApiScope } from './api-scopes.ts';
export {
  AREA_FACT_SCOPES,
  AREA_FACT_UNITS,
  type AreaFact,
  type AreaFactScope,
  type AreaFactUnit,
} from './area-facts.ts';
export type { AuditAction, AuditEntry } from './audit.ts';
export { AUDIT_ACTIONS, exportAudit, listAudit, listAuditActors } from './audit.ts';
export type { BoardColumn, BoardSort } from './board.ts';
export { BOARD_SORTS, COLUMN_WINDOW, getBoard, getBoardColumn, getBoardTotals } from './board.ts';
export { browserNameOf } from './browser-name.ts';
export type { CalendarFeed } from './calendars.ts';
export {
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendar,
  renewCalendarFeed,
} from './calendars.ts';
export {
  type CampaignFigures,
  listCampaignCosts,
  listCampaigns,
  type MonthlyCost,
  saveCampaignCosts,
} from './campaigns.ts';
export type { BundleSpread, ComparedBundle, ComparedHome, Comparison } from './compare.ts';
export {
  BUNDLE_DISTANCES,
  compareProperties,
  compareRoomHomes,
  compareSharedShortlist,
  printComparison,
  printRoomComparison,
  printSharedComparison,
} from './compare.ts';
export { COMPARED_MAX } from './compare-limits.ts';
export type { ComparisonLinks } from './comparison-links.ts';
export {
  createComparisonLink,
  createRoomComparisonLink,
  getLinkedComparison,
  listComparisonLinks,
  listRoomComparisonLinks,
  printLinkedComparison,
  revokeComparisonLink,
  revokeRoomComparisonLink,
} from './comparison-links.ts';
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
export type {
  Cohort,
  Dashboard,
  DashboardPeriod,
  DashboardPerson,
  DashboardStep,
} from './dashboard.ts';
export {
  COHORT_DAYS,
  COHORT_MONTHS,
  DASHBOARD_MOST_DAYS,
  getDashboard,
  IDLE_DAYS,
  isTimeZone,
  listCohorts,
  listDashboardPeople,
} from './dashboard.ts';
export { FIGURE_LISTS, type FigurePeriod } from './dashboard-lists.ts';
export { listDashboardWork, WORK_KINDS, type Work, type WorkKind } from './dashboard-work.ts';
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
export { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from './idempotency-key.ts';
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
export type {
  DeliveryReason,
  DeliveryStatus,
  IntakeDelivery,
  OwnerReason,
} from './intake-deliveries.ts';
export {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  listIntakeDeliveries,
  OWNER_REASONS,
  receiveDelivery,
  replayIntakeDelivery,
  testIntakeSource,
  verifyHook,
} from './intake-deliveries.ts';
export type { IntakeKind, IntakeSource, IntakeTarget, OwnerRule } from './intake-sources.ts';
export {
  backfillIntakeSource,
  createIntakeSource,
  deleteIntakeSource,
  INTAKE_KINDS,
  INTAKE_TARGETS,
  listIntakeSources,
  renewIntakeSecret,
  updateIntakeSource,
} from './intake-sources.ts';
export type { BulkResult, BulkSkip } from './lead-bulk.ts';
export {
  assignLeads,
  BULK_LIMIT,
  BULK_SKIPS,
  changeLeadsField,
  deleteLeads,
  exportLeads,
  moveLeads,
  tagLeads,
  undoBulk,
} from './lead-bulk.ts';
export { findDuplicate } from './lead-duplicates.ts';
export { eraseLead } from './lead-erasure.ts';
export type {
  FieldAccess,
  FieldChanges,
  FieldCondition,
  FieldType,
  FieldValue,
  FieldValues,
} from './lead-field-values.ts';
export {
  FIELD_ACCESS,
  FIELD_CONDITIONS_MAX,
  FIELD_NAME_MAX,
  FIELD_NUMBER_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_TYPES,
  hasOptions,
  LEAD_FIELDS_MAX,
  LONG_TEXT_MAX,
  OPTION_NAME_MAX,
  readFieldConditions,
  SHORT_TEXT_MAX,
} from './lead-field-values.ts';
export type { FieldSetting, LeadField } from './lead-fields.ts';
export {
  createLeadField,
  deleteLeadField,
  listFieldSettings,
  listLeadFields,
  orderLeadFields,
  updateLeadField,
} from './lead-fields.ts';
export { LEAD_OUTCOMES, type LeadOutcome, NO_UTM } from './lead-figures.ts';
export {
  deleteLeadFile,
  downloadLeadFile,
  getLeadFileThumbnail,
  LEAD_FILE_EXTENSIONS,
  LEAD_FILE_KINDS,
  LEAD_FILE_MAX_BYTES,
  LEAD_FILE_UNDO_HOURS,
  LEAD_FILES_MAX,
  LEAD_FILES_MAX_BYTES,
  type LeadFile,
  type LeadFileKind,
  listLeadFiles,
  renameLeadFile,
  restoreLeadFile,
  uploadLeadFile,
} from './lead-files.ts';
export type {
  CustomColumn,
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
export { languageOfLead } from './lead-language.ts';
export {
  MERGE_FIELDS,
  type MergeField,
  mergeLeads,
  undoMerge,
} from './lead-merge.ts';
export { MESSAGE_CHANNELS, type MessageChannel, sendLeadMessage } from './lead-messages.ts';
export {
  BUDGET_STEPS,
  HALF_LIFE_DAYS,
  isWholeScore,
  leadScore,
  MOST_PART_WEIGHT,
  type PartPoints,
  SCORE_ANSWERS,
  SCORE_GAINS,
  SCORE_PARTS,
  SCORE_TOP,
  type ScoreFacts,
  type ScorePart,
  type ScoreWeights,
  scoreOf,
  scoreParts,
  USUAL_SCORE_WEIGHTS,
} from './lead-score.ts';
export {
  getLeadScore,
  getScoreWeights,
  type LeadScoreHow,
  previewScoreWeights,
  type ScoredLead,
  saveScoreWeights,
} from './lead-scoring.ts';
export type { LeadSettings } from './lead-settings.ts';
export { getLeadSettings, updateLeadSettings } from './lead-settings.ts';
export {
  type LeadSignal,
  PURCHASE_SIGNALS,
  type PurchaseSignal,
  SIGNAL_KINDS,
  type SignalKind,
} from './lead-signals.ts';
export type { LeadTag, TagColor, TagSetting } from './lead-tags.ts';
export {
  createTag,
  deleteTag,
  LEAD_TAGS_MAX,
  listTagSettings,
  listTags,
  mergeTags,
  readTagName,
  TAG_COLORS,
  TAG_NAME_MAX,
  TAGS_MAX,
  updateTag,
} from './lead-tags.ts';
export type { DeletedLead } from './lead-trash.ts';
export { listTrash, restoreLeads, TRASH_DAYS } from './lead-trash.ts';
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
  ListedLead,
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
export type { LostReason } from './lost-reasons.ts';
export {
  LOST_REASONS_MAX,
  LOST_WORDS_MAX,
  listLostReasons,
  saveLostReasons,
  setLostReason,
} from './lost-reasons.ts';
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
  fillTemplate,
  type MessageFacts,
  PLACEHOLDER_WORDS,
  PLACEHOLDERS,
  type Placeholder,
  placeholdersIn,
  unknownPlaceholders,
  withPlaceholderKeys,
  withPlaceholderWords,
} from './message-placeholders.ts';
export {
  createTemplate,
  deleteTemplate,
  listMessageTemplates,
  listTemplates,
  type MessageTemplate,
  OWN_TEMPLATES_MAX,
  SHARED_TEMPLATES_MAX,
  TEMPLATE_AUDIENCES,
  TEMPLATE_KINDS,
  TEMPLATE_PURPOSES,
  type TemplateAudience,
  type TemplateKind,
  type TemplatePurpose,
  updateTemplate,
} from './message-templates.ts';
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
export {
  ENTRIES_MAX,
  ENTRY_KINDS,
  type EntryKind,
  EXPENSE_KINDS,
  INCOME_KINDS,
  isCashFlow,
  isIncome,
  MAX_CENTS,
  OWNED_HOMES_MAX,
  STATEMENT_FIELDS,
  STATEMENT_MAX_BYTES,
  type StatementField,
} from './owned-home-kinds.ts';
export type { StatementPreview, StatementReason, StatementRow } from './owned-home-statements.ts';
export {
  checkRoomStatement,
  checkStatement,
  deleteRoomStatement,
  deleteStatement,
  importRoomStatement,
  importStatement,
  STATEMENT_REASONS,
} from './owned-home-statements.ts';
export type { ActualMonth, HomeEntry, OwnedHome, StatementCheck } from './owned-homes.ts';
export {
  addHomeEntries,
  addRoomHomeEntries,
  createOwnedHome,
  deleteHomeEntry,
  deleteOwnedHome,
  deleteRoomHomeEntry,
  getHomeYear,
  getRoomHomeYear,
  listHomeEntries,
  listOwnedHomes,
  listRoomHomeEntries,
  listRoomOwnedHomes,
  updateOwnedHome,
} from './owned-homes.ts';
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
export {
  CHECK_NOTE_MAX,
  CORRECTED_HOA_MAX,
  CORRECTED_RENT_MAX,
  correctPropertyCheck,
  decidePropertyChecks,
  listPropertyChecks,
  PROPERTY_CHECK_STATES,
  type PropertyCheck,
  type PropertyCheckState,
  reopenPropertyChecks,
} from './property-checks.ts';
export type { ListingStatus, PropertyType, SaleType } from './property-types.ts';
export {
  ANALYZED_TYPES,
  isAnalyzedType,
  knownPropertyType,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  SALE_TYPES,
} from './property-types.ts';
export {
  closePurchase,
  type PurchaseTerms,
  proposeClosing,
  reopenClosing,
} from './purchase-closing.ts';
export type {
  PurchaseActor,
  PurchaseBuyer,
  PurchaseFinancing,
  PurchaseOutcome,
  PurchasePaper,
  PurchasePhase,
  PurchaseRuleKey,
  PurchaseStepKey,
  PurchaseStepStatus,
} from './purchase-kinds.ts';
export {
  isOfInvestor,
  MAX_STEP_NOTE_LENGTH,
  MAX_STEP_TITLE_LENGTH,
  MOST_PURCHASE_STEPS,
  MOST_STEP_DAYS,
  PURCHASE_ACTORS,
  PURCHASE_BUYERS,
  PURCHASE_FINANCING,
  PURCHASE_OUTCOMES,
  PURCHASE_PHASES,
  PURCHASE_STEP_STATUSES,
  PURCHASE_STEPS,
} from './purchase-kinds.ts';
export type { PurchaseDocument, PurchasePlan, PurchaseStep } from './purchase-plan.ts';
export type { Purchase, StaffPurchaseStep } from './purchases.ts';
export {
  addPurchaseStep,
  deletePurchaseDocument,
  downloadPurchaseDocument,
  listPurchases,
  removePurchaseStep,
  startPurchase,
  updatePurchase,
  updatePurchaseStep,
  uploadPurchaseDocument,
} from './purchases.ts';
export {
  addPushDevice,
  confirmPushDevice,
  getPushKey,
  listPushDevices,
  PUSH_DEVICES_MAX,
  type PushDevice,
  removePushDevice,
  testPushDevice,
} from './push-devices.ts';
export type { AnswerKey, GivenAnswer } from './quiz-answers.ts';
export {
  ANSWER_KEYS,
  BUDGET_USED_BY_TYPE,
  INITIAL_PAYMENT,
  KINDS_BY_TYPE,
} from './quiz-answers.ts';
export { READER_KEY, READER_KEY_HEADER } from './reader-key.ts';
export type { ReplyMailboxState } from './reply-mailbox.ts';
export { getReplyMailbox } from './reply-mailbox.ts';
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
export type { OwnRoomHome, Room, RoomHome } from './room.ts';
export {
  answerRoomHome,
  askRoomLink,
  enterRoom,
  getLeadRoom,
  getRoom,
  inviteToRoom,
  leaveRoom,
  leaveRoomEverywhere,
  noteRoomHome,
  openRoomHomeReport,
  removeRoomHome,
  restoreRoomHome,
  saveRoomHomes,
} from './room.ts';
export { streamRoomEvents } from './room-events.ts';
export {
  MAX_HOME_NOTE_LENGTH,
  ROOM_INVITATION_DAYS,
  ROOM_LINK_MINUTES,
  ROOM_SESSION_DAYS,
} from './room-limits.ts';
export {
  deleteRoomCalendar,
  deleteRoomDocument,
  downloadRoomDocument,
  listRoomPurchases,
  readPurchaseCalendar,
  renewRoomCalendar,
  tickRoomStep,
  uploadRoomDocument,
} from './room-purchases.ts';
export { listRoomScenarios, type RoomScenario } from './room-scenarios.ts';
export type { SampleReport } from './sample-report.ts';
export { chooseSampleReport, findSampleReport, getSampleReport } from './sample-report.ts';
export type { SavedHome } from './saved-homes.ts';
export { SAVED_HOMES_MAX } from './saved-homes.ts';
export type { AlertFrequency, AlertReason } from './saved-search-limits.ts';
export {
  ALERT_FREQUENCIES,
  ALERT_REASONS,
  MOST_SAVED_SEARCHES,
  SEARCH_NAME_MAX_LENGTH,
} from './saved-search-limits.ts';
export type {
  NewSearch,
  SavedFilter,
  SavedSearch,
  SearchChanges,
  SearchConditions,
  SearchNews,
} from './saved-searches.ts';
export {
  createLeadSearch,
  createRoomSearch,
  deleteLeadSearch,
  deleteRoomSearch,
  getAlertState,
  listLeadSearches,
  listRoomSearches,
  listRoomSearchNews,
  readSavedFilter,
  stopAlerts,
  updateLeadSearch,
  updateRoomSearch,
} from './saved-searches.ts';
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
  FILTER_MAX,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  naturalOrder,
  POLYGON_MAX_POINTS,
  POLYGON_MIN_POINTS,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEARCH_TEXT_MAX_LENGTH,
} from './search-parameters.ts';
export {
  createSequence,
  deleteSequence,
  getLeadSequence,
  type LeadSequence,
  listSequences,
  RUN_ACTIONS,
  RUN_REASONS,
  RUN_STATUSES,
  type RunAction,
  type RunReason,
  type RunStatus,
  SEQUENCE_DELAY_MAX_DAYS,
  SEQUENCE_START_MAX,
  SEQUENCE_STEPS_MAX,
  SEQUENCES_MAX,
  type Sequence,
  START_SKIPS,
  type StartSkip,
  startSequence,
  updateLeadSequence,
  updateSequence,
} from './sequences.ts';
export type { SessionUser, SignedInUser } from './session.ts';
export { getOwnUser, login, logout, sessionUser } from './session.ts';
export { REPORT_CHANNELS, SHARE_CHANNELS } from './share-channels.ts';
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
  HomeProblem,
  ReasonPoint,
  SharedShortlist,
  Shortlist,
  ShortlistHome,
  ShortlistPreview,
} from './shortlists.ts';
export {
  addShortlistHome,
  answerSharedShortlist,
  deleteShortlist,
  getSharedShortlist,
  getSharedShortlistPicture,
  listShortlists,
  openSharedShortlist,
  previewShortlist,
  proposeShortlist,
  revokeShortlist,
  SHORTLIST_MAX,
  SHORTLIST_MIN,
  sendShortlist,
  updateShortlist,
} from './shortlists.ts';
export type { SignInRules } from './sign-in-rules.ts';
export { getSignInRules, updateSignInRules } from './sign-in-rules.ts';
export type { EditedStatus, LeadStatus } from './statuses.ts';
export {
  createStatus,
  deleteStatus,
  getStatus,
  listStatuses,
  reorderStatuses,
  updateStatus,
} from './statuses.ts';
export { getStreetSetup, getStreets, STREET_PROBLEMS, type StreetProblem } from './streets.ts';
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
  correctPropertyCheck,
  decidePropertyChecks,
  listPropertyChecks,
  reopenPropertyChecks,
  checkRoomStatement,
  checkStatement,
  deleteRoomStatement,
  deleteStatement,
  importRoomStatement,
  importStatement,
  addHomeEntries,
  addRoomHomeEntries,
  createOwnedHome,
  deleteHomeEntry,
  deleteOwnedHome,
  deleteRoomHomeEntry,
  getHomeYear,
  getRoomHomeYear,
  listHomeEntries,
  listOwnedHomes,
  listRoomHomeEntries,
  listRoomOwnedHomes,
  updateOwnedHome,
  answerSharedProperty,
  askSharedProperty,
  getProfile,
  updateProfile,
  uploadPortrait,
  deletePortrait,
  getHealth,
  getReadiness,
  getStreets,
  getStreetSetup,
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
  answerRoomHome,
  listRoomSearches,
  createRoomSearch,
  updateRoomSearch,
  deleteRoomSearch,
  listRoomSearchNews,
  listLeadSearches,
  createLeadSearch,
  updateLeadSearch,
  deleteLeadSearch,
  getAlertState,
  stopAlerts,
  askRoomLink,
  enterRoom,
  getLeadRoom,
  getRoom,
  inviteToRoom,
  leaveRoom,
  leaveRoomEverywhere,
  noteRoomHome,
  openRoomHomeReport,
  removeRoomHome,
  restoreRoomHome,
  listRoomScenarios,
  saveRoomHomes,
  deleteRoomCalendar,
  deleteRoomDocument,
  downloadRoomDocument,
  listRoomPurchases,
  readPurchaseCalendar,
  renewRoomCalendar,
  streamRoomEvents,
  tickRoomStep,
  uploadRoomDocument,
  addPurchaseStep,
  deletePurchaseDocument,
  downloadPurchaseDocument,
  listPurchases,
  removePurchaseStep,
  startPurchase,
  updatePurchase,
  updatePurchaseStep,
  proposeClosing,
  closePurchase,
  reopenClosing,
  uploadPurchaseDocument,
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
  compareProperties,
  compareRoomHomes,
  compareSharedShortlist,
  printComparison,
  printRoomComparison,
  printSharedComparison,
  createComparisonLink,
  getLinkedComparison,
  listComparisonLinks,
  printLinkedComparison,
  revokeComparisonLink,
  createRoomComparisonLink,
  listRoomComparisonLinks,
  revokeRoomComparisonLink,
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
  listTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  listSequences,
  createSequence,
  updateSequence,
  deleteSequence,
  getLeadSequence,
  updateLeadSequence,
  startSequence,
  getToday,
  getTeamToday,
  updateLeadAttention,
  listNotifications,
  readNotifications,
  getNotificationSettings,
  updateNotificationSettings,
  getPushKey,
  listPushDevices,
  addPushDevice,
  confirmPushDevice,
  removePushDevice,
  testPushDevice,
  getReplyMailbox,
  getCalendarFeed,
  renewCalendarFeed,
  deleteCalendarFeed,
  readCalendar,
  getBoard,
  getBoardTotals,
  getBoardColumn,
  streamEvents,
  submitLead,
  listIntakeSources,
  createIntakeSource,
  updateIntakeSource,
  renewIntakeSecret,
  deleteIntakeSource,
  backfillIntakeSource,
  listIntakeDeliveries,
  testIntakeSource,
  replayIntakeDelivery,
  verifyHook,
  receiveDelivery,
  getLeadSettings,
  updateLeadSettings,
  getDashboard,
  listDashboardPeople,
  listCohorts,
  listDashboardWork,
  listCampaigns,
  listCampaignCosts,
  saveCampaignCosts,
  assignLeads,
  moveLeads,
  deleteLeads,
  listLostReasons,
  saveLostReasons,
  setLostReason,
  listLeadFields,
  listFieldSettings,
  createLeadField,
  updateLeadField,
  orderLeadFields,
  deleteLeadField,
  listTags,
  listTagSettings,
  createTag,
  updateTag,
  mergeTags,
  deleteTag,
  tagLeads,
  changeLeadsField,
  undoBulk,
  mergeLeads,
  undoMerge,
  listTrash,
  restoreLeads,
  listLeadFiles,
  uploadLeadFile,
  downloadLeadFile,
  getLeadFileThumbnail,
  renameLeadFile,
  deleteLeadFile,
  restoreLeadFile,
  getLeadScore,
  getScoreWeights,
  saveScoreWeights,
  previewScoreWeights,
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
  addShortlistHome,
  previewShortlist,
  updateShortlist,
  deleteShortlist,
  sendShortlist,
  revokeShortlist,
  getSharedShortlist,
  getSharedShortlistPicture,
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
  listWebhooks,
  createWebhook,
  updateWebhook,
  renewWebhookSecret,
  deleteWebhook,
  testWebhook,
  listWebhookMessages,
  resendWebhookMessage,
  listApiKeys,
  createApiKey,
  deleteApiKey,
] as const;
export { isPlausibleDataDate } from './data-date.ts';
export { extensionOf, mayBeNamed, type TableFormat } from './table-file-name.ts';
export { isEmailAddress, isVisible } from './text.ts';
export type {
  Webhook,
  WebhookEvent,
  WebhookFailure,
  WebhookMessage,
  WebhookMessageType,
  WebhookStatus,
} from './webhooks.ts';
export {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  renewWebhookSecret,
  resendWebhookMessage,
  testWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  WEBHOOK_MESSAGE_TYPES,
  WEBHOOK_STATUSES,
  WEBHOOKS_MAX,
} from './webhooks.ts';
export type { WeekHours } from './week-hours.ts';
export {
  measureInName,
  SERIES_MEASURES,
  ZILLOW_MEASURES,
  type ZillowMeasure,
} from './zillow-measure.ts';
