// Name, state, latitude, longitude, population: enough of the country for a plausible distribution.
// Florida's cities weigh four times as much, because the market is one of Florida.
const CITIES = `
New York,NY,40.71,-74.01,8336;Los Angeles,CA,34.05,-118.24,3898;Chicago,IL,41.88,-87.63,2746
Houston,TX,29.76,-95.37,2304;Phoenix,AZ,33.45,-112.07,1608;Philadelphia,PA,39.95,-75.17,1603
San Antonio,TX,29.42,-98.49,1434;San Diego,CA,32.72,-117.16,1386;Dallas,TX,32.78,-96.80,1304
San Jose,CA,37.34,-121.89,1013;Austin,TX,30.27,-97.74,961;Jacksonville,FL,30.33,-81.66,949
Fort Worth,TX,32.76,-97.33,918;Columbus,OH,39.96,-83.00,905;Charlotte,NC,35.23,-80.84,874
Indianapolis,IN,39.77,-86.16,887;San Francisco,CA,37.77,-122.42,873;Seattle,WA,47.61,-122.33,737
Denver,CO,39.74,-104.99,715;Washington,DC,38.91,-77.04,689;Nashville,TN,36.16,-86.78,689
Boston,MA,42.36,-71.06,675;El Paso,TX,31.76,-106.49,678;Detroit,MI,42.33,-83.05,639
Las Vegas,NV,36.17,-115.14,641;Portland,OR,45.52,-122.68,652;Memphis,TN,35.15,-90.05,633
Louisville,KY,38.25,-85.76,633;Baltimore,MD,39.29,-76.61,585;Milwaukee,WI,43.04,-87.91,577
Albuquerque,NM,35.08,-106.65,564;Tucson,AZ,32.22,-110.97,542;Fresno,CA,36.74,-119.78,542
Sacramento,CA,38.58,-121.49,524;Kansas City,MO,39.10,-94.58,508;Atlanta,GA,33.75,-84.39,498
Omaha,NE,41.26,-95.93,486;Colorado Springs,CO,38.83,-104.82,478;Raleigh,NC,35.78,-78.64,467
Miami,FL,25.76,-80.19,442;Miami,OK,36.87,-94.88,13;Oakland,CA,37.80,-122.27,440
Minneapolis,MN,44.98,-93.27,429;Tulsa,OK,36.15,-95.99,413;Tampa,FL,27.95,-82.46,384
New Orleans,LA,29.95,-90.07,383;Cleveland,OH,41.50,-81.69,372;Honolulu,HI,21.31,-157.86,350
Orlando,FL,28.54,-81.38,307;St. Louis,MO,38.63,-90.20,301;Pittsburgh,PA,40.44,-79.99,302
Cincinnati,OH,39.10,-84.51,309;Anchorage,AK,61.22,-149.90,291;Newark,NJ,40.74,-74.17,311
St. Petersburg,FL,27.77,-82.64,258;Buffalo,NY,42.89,-78.88,278;Reno,NV,39.53,-119.81,264
Hialeah,FL,25.86,-80.28,223;Port St. Lucie,FL,27.29,-80.35,204;Cape Coral,FL,26.56,-81.95,194
Tallahassee,FL,30.44,-84.28,196;Fort Lauderdale,FL,26.12,-80.14,182;Pembroke Pines,FL,26.01,-80.31,171
Hollywood,FL,26.01,-80.15,153;Gainesville,FL,29.65,-82.32,141;Miramar,FL,25.99,-80.23,134
Coral Springs,FL,26.27,-80.27,134;Clearwater,FL,27.97,-82.80,117;Palm Bay,FL,28.03,-80.59,119
West Palm Beach,FL,26.72,-80.05,117;Miami Gardens,FL,25.94,-80.25,111;Davie,FL,26.08,-80.25,105
Boca Raton,FL,26.37,-80.10,97;Fort Myers,FL,26.64,-81.87,86;Kissimmee,FL,28.29,-81.41,79
Homestead,FL,25.47,-80.48,80;Sarasota,FL,27.34,-82.53,54;Naples,FL,26.14,-81.79,19
Springfield,IL,39.78,-89.65,114;Springfield,MO,37.21,-93.29,169;Springfield,MA,42.10,-72.59,155
Salt Lake City,UT,40.76,-111.89,200;Boise,ID,43.62,-116.21,235;Richmond,VA,37.54,-77.44,226
Birmingham,AL,33.52,-86.80,200;Rochester,NY,43.16,-77.61,211;Des Moines,IA,41.59,-93.62,214
Little Rock,AR,34.75,-92.29,202;Savannah,GA,32.08,-81.09,147;Charleston,SC,32.78,-79.93,150`;

export const cities = CITIES.trim()
  .split(/[;\n]/)
  .map((line) => line.split(','))
  .map(([name, state, lat, lng, thousands]) => ({
    name,
    state,
    lat: Number(lat),
    lng: Number(lng),
    weight: Number(thousands) * (state === 'FL' ? 4 : 1),
  }));
