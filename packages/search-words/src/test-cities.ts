/** As `/api/citiesList` names them: with the state where several have a city of that name. */
export const CITIES = [
  ...['Brandon', 'Cape Coral', 'Clearwater', 'Coral Springs', 'Doral', 'Fort Lauderdale'],
  ...['Fort Myers', 'Gainesville', 'Hialeah', 'Hollywood', 'Homestead', 'Jacksonville'],
  ...['Kissimmee', 'Lakeland', "Land O' Lakes", 'Miami', 'Miami Beach', 'Miami Gardens', 'Naples'],
  ...['Ocala', 'Orlando', 'Palm Beach', 'Pembroke Pines', 'Plantation', 'Port St. Lucie'],
  ...['Sarasota', 'Springfield, IL', 'Springfield, MO', 'St. Petersburg', 'Tallahassee', 'Tampa'],
  ...['West Palm Beach', 'Winter Park'],
];
