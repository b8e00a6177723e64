import { ReportScreen } from '~/features/report/report-screen';

export default function ReportRoute() {
  return <ReportScreen />;
}
