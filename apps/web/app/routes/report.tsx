import { ReportScreen } from '~/features/report/report-screen';
import { AppCurrency } from '~/layouts/app-currency';

export default function ReportRoute() {
  return (
    <AppCurrency>
      <ReportScreen />
    </AppCurrency>
  );
}
