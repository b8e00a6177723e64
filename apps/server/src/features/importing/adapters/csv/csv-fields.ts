/** What a column of any file may mean, and what people call it; compared in letters and digits only. */
export const CSV_FIELDS = {
  key: [
    'listingkey',
    'listingid',
    'mlsnumber',
    'mls',
    'mlsid',
    'id',
    'listingnumber',
    'zpid',
    'key',
  ],
  system: ['originatingsystemname', 'source', 'system', 'mlsname'],
  address: [
    'unparsedaddress',
    'address',
    'streetaddress',
    'street',
    'direccion',
    'propertyaddress',
  ],
  city: ['city', 'ciudad', 'town', 'municipality'],
  state: ['stateorprovince', 'state', 'estado', 'province'],
  zip: ['postalcode', 'zip', 'zipcode', 'ziporpostalcode', 'codigopostal'],
  latitude: ['latitude', 'lat', 'latitud'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'longitud'],
  type: ['propertysubtype', 'propertytype', 'hometype', 'type', 'tipo'],
  saleType: ['speciallistingconditions', 'saletype', 'typeofsale', 'conditions'],
  status: ['standardstatus', 'mlsstatus', 'status', 'homestatus', 'listingstatus'],
  listPrice: ['listprice', 'price', 'askingprice', 'precio', 'listingprice'],
  soldPrice: ['closeprice', 'soldprice', 'saleprice', 'precioventa'],
  soldOn: ['closedate', 'solddate', 'saledate', 'datesold'],
  listedOn: ['listingcontractdate', 'listdate', 'listedon', 'onmarketdate', 'datelisted'],
  beds: ['bedroomstotal', 'beds', 'bedrooms', 'br', 'habitaciones', 'recamaras', 'dormitorios'],
  baths: ['bathroomstotal', 'baths', 'bathrooms', 'ba', 'banos', 'bathroomstotaldecimal'],
  sqft: ['livingarea', 'sqft', 'squarefeet', 'totalsqft', 'area', 'buildingareatotal'],
  lotSqft: ['lotsizesquarefeet', 'lotsize', 'lotsqft', 'lot'],
  yearBuilt: ['yearbuilt', 'year', 'built', 'ano'],
  storeys: ['storiestotal', 'stories', 'storeys', 'floors'],
  hoaMonthly: ['hoamonth', 'hoamonthly', 'hoa', 'monthlyhoafee', 'hoafee'],
  propertyTaxAnnual: ['taxannualamount', 'propertytax', 'taxes', 'annualtax', 'tax'],
  insuranceAnnual: ['insuranceannual', 'annualhomeownersinsurance', 'insurance'],
  rent: ['totalactualrent', 'rent', 'monthlyrent', 'renta', 'actualrent'],
  description: ['publicremarks', 'description', 'remarks', 'descripcion'],
  neighbourhood: ['subdivisionname', 'neighborhood', 'neighbourhood', 'subdivision', 'location'],
  courtesyLine: ['courtesyline', 'courtesy', 'listofficename', 'brokername', 'office', 'broker'],
  mayDisplay: ['internetentirelistingdisplayyn', 'maydisplay', 'idxdisplay'],
  mayDisplayValuation: ['internetautomatedvaluationdisplayyn', 'avmdisplay', 'maydisplayvaluation'],
  mayDisplayAddress: ['internetaddressdisplayyn', 'addressdisplay', 'maydisplayaddress'],
} as const satisfies Record<string, readonly string[]>;

export type CsvField = keyof typeof CSV_FIELDS;

export const CSV_FIELD_NAMES = Object.keys(CSV_FIELDS) as CsvField[];

/** Without these nothing can be said about a row. A price is the one it asks or the one it got. */
export const NEEDED_FIELDS: readonly CsvField[] = [
  'key',
  'address',
  'city',
  'state',
  'zip',
  'listPrice',
];
