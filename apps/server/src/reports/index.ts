export { headlineFigures } from './headline-figures.ts';
export { registerPdfRoutes } from './pdf/pdf.routes.ts';
export { reportPdf } from './pdf/pdf.service.ts';
export type { ReportSender } from './pdf/report-input.ts';
export { reportPicture } from './picture/picture.service.ts';
export { wordsFor } from './render-worker/words.ts';
export { registerReportRoutes } from './report.routes.ts';
export { getReport, isShown } from './report.service.ts';
export { scenarioOfReport, simulatedUnder } from './scenario.service.ts';
